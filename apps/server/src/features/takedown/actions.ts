import type { Pack } from '@otogi/content/pack'
import { GAMES } from '@otogi/rules/games/games'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { computeCompensation, MIN_ANSWERS } from '@otogi/rules/takedown/takedown'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listOwners, type Collection, type HeldCopies } from '../collection/index.ts'
import { writeDeskLog, type Moderation } from '../desk/index.ts'
import { createAnswers } from '../games/index.ts'
import { cancelOffers } from '../market/index.ts'
import { addNotices } from '../notices/index.ts'
import { lockAllPlayers } from '../players/index.ts'
import { mintForPlayers, sumReceived } from '../wallet/index.ts'
import { endTakedown, insertTakedown, listTakedowns, readWithdrawn, type WithdrawnCard } from '../withdrawn/index.ts'
import { listCardIds, requireInPack, type Subject } from './subjects.ts'

export type TakedownDeps = { readonly pack: Pack; readonly collection: Pick<Collection, 'catalog' | 'add'> }

/** The number of compensated players, and the total paid. */
export type Compensation = { readonly players: number; readonly gachas: number }

/**
 * Withdraws pack content. Offers of its cards are canceled, so that the copies return to their sellers, and the owners
 * get the value of their copies. Waits for all player writes and blocks new ones, so that nobody gets a copy of a
 * withdrawn card without compensation.
 */
export async function withdrawContent(
  tx: Tx,
  { pack, collection }: TakedownDeps,
  moderation: Moderation,
  subject: Subject,
): Promise<Compensation> {
  requireInPack(pack, subject)
  await lockAllPlayers(tx)
  const { at, reason } = moderation
  const paidBefore = new Set((await listTakedowns(tx)).flatMap(({ cards }) => Object.keys(cards)))
  const cards = listCardIds(pack, subject).map((id) => toWithdrawnCard(collection, id))
  const takedown = {
    ...subject,
    reason,
    withdrawnAt: at,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  }
  if (!(await insertTakedown(tx, takedown))) throw new Refusal('WITHDRAWN_ALREADY')
  await requireEnoughContent(tx, pack)
  if (cards.length > 0) await returnOfferedCopies(tx, collection, cards, at)
  const payments = await computePayments(tx, cards, paidBefore)
  await mintForPlayers(tx, payments, at)
  await notifyOwners(tx, payments, at)
  const compensation = {
    players: new Set(payments.map(({ playerId }) => playerId)).size,
    gachas: payments.reduce((sum, { gachas }) => sum + gachas, 0),
  }
  const details = { ...compensation, cards: cards.map(({ id }) => id) }
  await writeDeskLog(tx, moderation, { action: 'takedown.withdraw', subject: toLogSubject(subject), details })
  return compensation
}

/** Restores withdrawn content that the pack still has. The owners of its cards keep their compensation. */
export async function restoreContent(
  tx: Tx,
  { pack }: Pick<TakedownDeps, 'pack'>,
  moderation: Moderation,
  subject: Subject,
): Promise<void> {
  requireInPack(pack, subject)
  await lockAllPlayers(tx)
  const { at } = moderation
  const cardIds = await endTakedown(tx, { ...subject, at })
  if (!cardIds) throw new Refusal('NOT_WITHDRAWN')
  const { cards } = (await readWithdrawn(tx, pack)).current()
  // A card may still be withdrawn for another reason, for example together with its series.
  const owners = await listOwners(
    tx,
    cardIds.filter((id) => !cards.has(id)),
  )
  for (const [card, held] of Map.groupBy(owners, ({ cardId }) => cardId)) {
    const playerIds = held.map(({ playerId }) => playerId)
    // oxlint-disable-next-line no-await-in-loop -- statements of a transaction run one after another
    await addNotices(tx, playerIds, { kind: 'card-restored', card }, at)
  }
  await writeDeskLog(tx, moderation, { action: 'takedown.restore', subject: toLogSubject(subject) })
}

function toLogSubject({ kind, subject }: Subject): string {
  return `${kind}:${subject}`
}

function toWithdrawnCard({ catalog }: TakedownDeps['collection'], cardId: string): WithdrawnCard {
  const { image: _image, thumbnail: _thumbnail, isWithdrawn: _isWithdrawn, ...card } = catalog.get(cardId)
  return card
}

/** Refuses a takedown that would leave a rarity without cards or a game with too few answers. */
async function requireEnoughContent(tx: Tx, pack: Pack): Promise<void> {
  const withdrawn = await readWithdrawn(tx, pack)
  const { cards } = withdrawn.current()
  const left = new Set(pack.cards.filter(({ id }) => !cards.has(id)).map(({ rarity }) => rarity))
  const answers = createAnswers(pack, withdrawn)
  const isEnough =
    RARITIES.every((rarity) => left.has(rarity)) && GAMES.every((game) => answers.pool(game, 0).length >= MIN_ANSWERS)
  if (!isEnough) throw new Refusal('TAKEDOWN_TOO_LARGE')
}

async function returnOfferedCopies(
  tx: Tx,
  collection: TakedownDeps['collection'],
  cards: readonly WithdrawnCard[],
  at: Date,
): Promise<void> {
  const offers = await cancelOffers(
    tx,
    cards.map(({ id }) => id),
    at,
  )
  for (const [seller, listings] of Map.groupBy(offers, (offer) => offer.seller)) {
    const cardIds = listings.map((listing) => listing.card_id)
    // oxlint-disable-next-line no-await-in-loop -- statements of a transaction run one after another
    await collection.add(tx, seller, cardIds, at)
  }
}

type CardPayment = Omit<HeldCopies, 'copies'> & { readonly gachas: number; readonly reason: `takedown:${string}` }

/** Computes the owners' compensation. Copies compensated earlier are not paid for again. */
async function computePayments(
  tx: Tx,
  cards: readonly WithdrawnCard[],
  paidBefore: ReadonlySet<string>,
): Promise<CardPayment[]> {
  const owners = Map.groupBy(
    await listOwners(
      tx,
      cards.map(({ id }) => id),
    ),
    ({ cardId }) => cardId,
  )
  const payments: CardPayment[] = []
  for (const { id: cardId, rarity } of cards) {
    const held = owners.get(cardId) ?? []
    const reason = `takedown:${cardId}` as const
    const playerIds = held.map(({ playerId }) => playerId)
    // oxlint-disable-next-line no-await-in-loop -- statements of a transaction run one after another
    const paid = paidBefore.has(cardId) ? await sumReceived(tx, playerIds, reason) : new Map<string, number>()
    for (const { playerId, copies } of held) {
      const gachas = computeCompensation(rarity, copies, paid.get(playerId) ?? 0)
      if (gachas > 0) payments.push({ playerId, cardId, gachas, reason })
    }
  }
  return payments
}

async function notifyOwners(tx: Tx, payments: readonly CardPayment[], at: Date): Promise<void> {
  for (const same of Map.groupBy(payments, ({ cardId, gachas }) => `${cardId} ${gachas}`).values()) {
    const [first] = same
    const playerIds = same.map(({ playerId }) => playerId)
    // oxlint-disable-next-line no-await-in-loop -- statements of a transaction run one after another
    if (first) await addNotices(tx, playerIds, { kind: 'card-withdrawn', card: first.cardId, gachas: first.gachas }, at)
  }
}
