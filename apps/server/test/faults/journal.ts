import type { Game } from '@otogi/rules/games/games'
import type { Reader } from '../../src/platform/db/db.ts'

/** A write that the server has acknowledged. */
type AcknowledgedWrite =
  | { readonly kind: 'pull'; readonly key: string }
  | { readonly kind: 'sale' | 'purchase'; readonly listing: string }
  | { readonly kind: 'guess'; readonly game: Game; readonly text: string; readonly isRight: boolean }
  | { readonly kind: 'claim'; readonly key: string; readonly game: Game }
  | { readonly kind: 'vote' }
  | PictureEntry

/** An uploaded profile picture of a single color. */
export type PictureEntry = { readonly kind: 'picture'; readonly url: string; readonly color: Color }

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number]

export type Entry = AcknowledgedWrite & { readonly player: string }

/** Differences between the acknowledged writes and the database, described in `details`. */
export type Differences = { lost: number; doubled: number; half: number; details: string[] }

type Stored = Awaited<ReturnType<typeof readStoredRows>>

/**
 * Compares players' acknowledged writes with the database. Every write of these players must have been acknowledged or
 * refused.
 */
export async function compareJournal(
  db: Reader,
  players: readonly string[],
  journal: readonly Entry[],
): Promise<Differences> {
  const found: Differences = { lost: 0, doubled: 0, half: 0, details: [] }
  const report = (kind: 'lost' | 'doubled' | 'half', count: number, about: string) => {
    if (count <= 0) return
    found[kind] += count
    found.details.push(`${kind}: ${count} × ${about}`)
  }
  const stored = await readStoredRows(db, players)
  for (const entry of journal) if (!isStored(entry, stored)) report('lost', 1, JSON.stringify(entry))
  for (const player of players) {
    const own = journal.filter((entry) => entry.player === player)
    report(
      'doubled',
      countPulls(stored, player) - own.filter(({ kind }) => kind === 'pull').length,
      `pull of ${player}`,
    )
    const listed = stored.listings.filter(({ seller }) => seller === player).length
    report('doubled', listed - own.filter(({ kind }) => kind === 'sale').length, `sale of ${player}`)
    const bought = stored.listings.filter(({ buyer }) => buyer === player).length
    report('doubled', bought - own.filter(({ kind }) => kind === 'purchase').length, `purchase of ${player}`)
    const wrong = stored.rounds.filter(({ player_id: id }) => id === player).flatMap((round) => round.wrong)
    const guesses = own.filter((entry) => entry.kind === 'guess' && !entry.isRight)
    report('doubled', wrong.length - guesses.length, `wrong guess of ${player}`)
  }
  for (const { kind, count, about } of [...comparePayments(stored), ...compareCards(stored)]) report(kind, count, about)
  return found
}

async function readStoredRows(db: Reader, players: readonly string[]) {
  const [replies, pulls, rounds, votes, listings, entries, holdings] = await Promise.all([
    db.selectFrom('idempotent_replies').select(['player_id', 'key']).where('player_id', 'in', players).execute(),
    db.selectFrom('pulls').select(['player_id', 'cards']).where('player_id', 'in', players).execute(),
    db
      .selectFrom('rounds')
      .select(['player_id', 'day', 'game', 'wrong', 'finished', 'status'])
      .where('player_id', 'in', players)
      .execute(),
    db.selectFrom('poll_votes').select('player_id').where('player_id', 'in', players).execute(),
    db
      .selectFrom('listings')
      .select(['id', 'seller', 'buyer', 'state', 'card_id'])
      .where((row) => row.or([row('seller', 'in', players), row('buyer', 'in', players)]))
      .execute(),
    db
      .selectFrom('ledger_entries')
      .select(['player_id', 'reason'])
      .where('player_id', 'in', players)
      .where('account', '=', 'player')
      .execute(),
    db.selectFrom('holdings').select(['player_id', 'card_id', 'quantity']).where('player_id', 'in', players).execute(),
  ])
  const paid = countOccurrences(
    entries.map(({ player_id: id, reason }) => `${id} ${reason.startsWith('summon:') ? 'summon' : reason}`),
  )
  const keys = new Set(replies.map(({ player_id: id, key }) => `${id} ${key}`))
  return { keys, pulls, rounds, votes: new Set(votes.map(({ player_id: id }) => id)), listings, holdings, paid }
}

function isStored(entry: Entry, { keys, rounds, votes, listings, paid }: Stored): boolean {
  const { player } = entry
  const ownRounds = (game: Game) => rounds.filter((round) => round.player_id === player && round.game === game)
  switch (entry.kind) {
    case 'pull':
      return keys.has(`${player} ${entry.key}`)
    case 'sale':
      return listings.some(({ id, seller }) => id === entry.listing && seller === player)
    case 'purchase':
      return listings.some(({ id, buyer }) => id === entry.listing && buyer === player)
    case 'guess':
      return ownRounds(entry.game).some(({ wrong, finished }) =>
        entry.isRight ? finished : wrong.includes(entry.text),
      )
    case 'claim':
      return keys.has(`${player} ${entry.key}`) && paid.has(`${player} game:${entry.game}:0`)
    case 'vote':
      return votes.has(player)
    case 'picture':
      // Pictures are checked by `listLostPictures`.
      return true
  }
}

const CLAIMED = 2

type Difference = { readonly kind: 'doubled' | 'half'; readonly count: number; readonly about: string }

/** Payments for what players do under load. Only these are compared. */
const COMPARED = / (summon$|game:|market:)/

/**
 * Compares payments with the events that they pay for. Lists events that were paid too often or not at all, and
 * payments without an event.
 */
function comparePayments({ pulls, rounds, listings, paid }: Stored): Difference[] {
  const happened = countOccurrences([
    ...pulls.map(({ player_id: id }) => `${id} summon`),
    ...rounds.filter(({ status }) => status === CLAIMED).map((round) => `${round.player_id} game:${round.game}:0`),
    ...listings
      .filter(({ state }) => state === 'sold')
      .flatMap(({ id, seller, buyer }) => [seller, buyer].map((player) => `${player} market:${id}`)),
  ])
  return [...new Set([...paid.keys(), ...happened.keys()])]
    .filter((about) => COMPARED.test(about))
    .map((about) => {
      const [payments, times] = [paid.get(about) ?? 0, happened.get(about) ?? 0]
      return { kind: times > 0 && payments > times ? 'doubled' : 'half', count: Math.abs(payments - times), about }
    })
}

/** Lists cards for which a player's number of copies differs from the pulls, purchases and listings. */
function compareCards({ pulls, listings, holdings }: Stored): Difference[] {
  const gained = countOccurrences([
    ...pulls.flatMap(({ player_id: id, cards }) => cards.map((card) => `${id} ${card}`)),
    ...listings.filter(({ state }) => state === 'sold').map(({ buyer, card_id: card }) => `${buyer} ${card}`),
  ])
  const listed = countOccurrences(listings.map(({ seller, card_id: card }) => `${seller} ${card}`))
  const held = new Map(holdings.map(({ player_id: id, card_id: card, quantity }) => [`${id} ${card}`, quantity]))
  return [...new Set([...gained.keys(), ...listed.keys(), ...held.keys()])].map((about) => {
    const expected = (gained.get(about) ?? 0) - (listed.get(about) ?? 0)
    return { kind: 'half', count: Math.abs((held.get(about) ?? 0) - expected), about: `card: ${about}` }
  })
}

function countOccurrences(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function countPulls({ pulls }: Stored, player: string): number {
  return pulls.filter(({ player_id: id }) => id === player).length
}
