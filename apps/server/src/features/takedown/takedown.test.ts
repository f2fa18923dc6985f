import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { addDays } from '@otogi/rules/calendar/madrid-day'
import { SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import { SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import { WITHDRAWN_PICTURE } from '@otogi/rules/takedown/takedown'
import { afterEach, describe, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { giveGachas } from '../../../test/give.ts'
import { signUpOperator } from '../../../test/operator.ts'
import type { Player } from '../../../test/player.ts'
import { fetchPuzzle, readSharedAnswerId } from '../../../test/puzzles.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'

const reason = 'the rights were disputed'

let server: TestServer
async function startServerWithOwner() {
  server = await startTestServer()
  return { server, owner: await signUpOperator(server, 'owner') }
}
afterEach(async () => {
  await requireCleanAudit(server)
  await server[Symbol.asyncDispose]()
})

const readBalance = async (player: Player) => (await player.call(api.wallet.find)).gachas
const readCards = async (player: Player) => (await player.call(api.collection.find)).cards
const findCard = async (player: Player, id: string) =>
  (await player.call(api.collection.cards)).find((card) => card._id === id)

/** Withdraws a card that a player has drawn. Returns the card and what was paid for it. */
async function withdrawDrawnCard(owner: Player) {
  const player = await server.player()
  const cards = await drawTenCards(server, player)
  const [subject = ''] = cards
  const before = await readBalance(player)
  await owner.call(desk.takedown.withdraw, { kind: 'card', subject, reason })
  return { player, subject, copies: cards.filter((id) => id === subject).length, before }
}

function getRarity(cardId: string) {
  const rarity = server.pack.cardById.get(cardId)?.rarity
  if (!rarity) throw new Error(`the pack has no card ${cardId}`)
  return rarity
}

describe('a withdrawn card', () => {
  test('stays with its owner, without its picture, and the owner is compensated and notified once', async () => {
    const { owner } = await startServerWithOwner()
    const { player, subject, copies, before } = await withdrawDrawnCard(owner)
    const gachas = copies * SUMMON_VALUE[getRarity(subject)]
    expect(await readBalance(player)).toBe(before + gachas)
    expect((await readCards(player)).filter((id) => id === subject)).toHaveLength(copies)
    expect(await findCard(player, subject)).toMatchObject({
      isWithdrawn: true,
      base64_image: WITHDRAWN_PICTURE,
      thumbnail: WITHDRAWN_PICTURE,
    })
    const [notice] = await player.call(api.market.inbox)
    expect(notice).toMatchObject({ kind: 'card-withdrawn', card: subject, gachas })
  })

  test('has no picture at its former address, and the neutral picture is served', async () => {
    const { owner } = await startServerWithOwner()
    const before = new Map((await owner.call(api.collection.cards)).map((card) => [card._id, card.base64_image]))
    const { player, subject } = await withdrawDrawnCard(owner)
    expect((await player.get(before.get(subject) ?? '')).status).toBe(404)
    expect((await player.get(WITHDRAWN_PICTURE)).status).toBe(200)
    const [other] = [...before].find(([id]) => id !== subject) ?? []
    expect((await player.get(before.get(other ?? '') ?? '')).status).toBe(200)
  })
})

describe('a withdrawn card on the market and in summons', () => {
  test('cannot be sold, and its offers, frozen ones too, return to their sellers', async () => {
    const { owner } = await startServerWithOwner()
    const [seller, buyer] = [await server.player(), await server.player()]
    const offer = await putUpForSale(server, seller, 10)
    const subject = offer.card._id
    const second = await putSameCardUpForSale(seller, subject)
    await owner.call(desk.market.freeze, { listingId: second, reason })
    const held = (await readCards(seller)).filter((id) => id === subject).length
    await owner.call(desk.takedown.withdraw, { kind: 'card', subject, reason })
    expect((await readCards(seller)).filter((id) => id === subject)).toHaveLength(held + 2)
    expect(await buyer.call(api.market.list, {})).toEqual([])
    const bought = await buyer.send(api.market.buy, { userId: buyer.id, ...toPurchase(seller, offer) })
    expect(bought.body).toMatchObject({ code: 'LISTING_GONE' })
    const offered = await seller.send(api.market.sell, { userId: seller.id, cardId: subject, price: 10 })
    expect(offered.body).toMatchObject({ code: 'CARD_WITHDRAWN' })
  })

  test('is not drawn from any banner, not even as the guaranteed card', async () => {
    const { owner } = await startServerWithOwner()
    const best = server.pack.cards.filter(({ rarity }) => rarity === 'S+')
    const [kept, ...others] = best
    for (const { id: subject } of others) await owner.call(desk.takedown.withdraw, { kind: 'card', subject, reason })
    const player = await server.player()
    await giveGachas(server.db, player.id, 1000, new Date(server.clock.now()))
    const ten = { raritys: Array.from({ length: 10 }, () => 'B') }
    const drawn: string[] = []
    for (let pulls = 0; pulls < 8; pulls++)
      drawn.push(...(await player.call(api.summon.pull, ten)).map((card) => card._id))
    const withdrawn = new Set(others.map(({ id }) => id))
    expect(drawn.filter((id) => withdrawn.has(id))).toEqual([])
    expect(drawn).toContain(kept?.id)
    const last = await owner.send(desk.takedown.withdraw, { kind: 'card', subject: kept?.id, reason })
    expect(last.body).toMatchObject({ code: 'TAKEDOWN_TOO_LARGE' })
  })
})

describe('afterwards, a withdrawn card', () => {
  test('can be restored and withdrawn again, and the same copies are not paid twice', async () => {
    const { owner } = await startServerWithOwner()
    const { player, subject } = await withdrawDrawnCard(owner)
    const paid = await readBalance(player)
    const again = await owner.send(desk.takedown.withdraw, { kind: 'card', subject, reason })
    expect(again.body).toMatchObject({ code: 'WITHDRAWN_ALREADY' })
    await owner.call(desk.takedown.restore, { kind: 'card', subject, reason })
    expect((await findCard(player, subject))?.isWithdrawn).toBeUndefined()
    expect((await player.call(api.market.inbox))[0]).toMatchObject({ kind: 'card-restored', card: subject })
    expect(await owner.call(desk.takedown.withdraw, { kind: 'card', subject, reason })).toEqual({
      players: 0,
      gachas: 0,
    })
    expect(await readBalance(player)).toBe(paid)
    const log = await owner.call(desk.log.list, {})
    expect(log.entries.slice(0, 3).map(({ action }) => action)).toEqual([
      'takedown.withdraw',
      'takedown.restore',
      'takedown.withdraw',
    ])
  })

  test('may be missing from the next version of the pack, and its owner still sees it', async () => {
    const { owner } = await startServerWithOwner()
    const { player, subject } = await withdrawDrawnCard(owner)
    const cards = server.pack.cards.filter(({ id }) => id !== subject)
    const characters = server.pack.characters.filter(({ id }) => cards.some(({ character }) => character === id))
    const smaller = { ...server.pack, cards, characters, cardById: new Map(cards.map((card) => [card.id, card])) }
    await requireCleanAudit({ db: server.db, pack: smaller })
    await using next = await startTestServer({ sameDatabaseAs: server, pack: smaller })
    const visitor = next.visitor()
    const shown = (await visitor.call(api.collection.cards)).find((card) => card._id === subject)
    expect(shown).toMatchObject({ isWithdrawn: true, names: server.pack.cardById.get(subject)?.name })
    expect(await readCards(player)).toContain(subject)
    await owner.call(desk.takedown.list)
  })
})

async function putSameCardUpForSale(seller: Player, cardId: string): Promise<string> {
  while (!(await readCards(seller)).includes(cardId)) await drawTenCards(server, seller)
  return (await seller.call(api.market.sell, { cardId, price: 12 }))._id
}

describe('a withdrawn series', () => {
  test('has no puzzle today or on the days to come, and a player who had begun gets another one', async () => {
    const { owner } = await startServerWithOwner()
    const player = await server.player()
    const id = await readSharedAnswerId(server, 'image', 0)
    const puzzle = await fetchPuzzle(player, 'image')
    const wrong = server.games.answers.animes.find(({ text }) => text !== server.games.answers.get('image', id).text)
    await player.call(api.games.guess, { game: 'image', mode: 0, puzzleId: puzzle._id, guess: wrong?.text })
    await owner.call(desk.takedown.withdraw, { kind: 'series', subject: id, reason })
    const today = server.clock.today()
    const scheduled = await server.db
      .selectFrom('puzzle_schedule')
      .select(['day', 'answer'])
      .where('day', '>=', today)
      .execute()
    expect(scheduled.length).toBeGreaterThan(SCHEDULED_DAYS)
    expect(scheduled.some(({ day }) => day === addDays(today, SCHEDULED_DAYS))).toBe(true)
    const characters = server.pack.characters.filter(({ series }) => series === id).map((one) => one.id)
    expect(scheduled.filter(({ answer }) => [id, ...characters].includes(answer))).toEqual([])
    const next = await fetchPuzzle(player, 'image')
    expect(next).toMatchObject({ tries: 0, wrongGuesses: [] })
    expect(next.image_game).not.toEqual(puzzle.image_game)
    expect((await player.get(puzzle.image_game[0] ?? '')).status).toBe(404)
    expect((await player.get(next.image_game[0] ?? '')).status).toBe(200)
  })

  test('deletes guests’ guesses at the replaced puzzle, so that they do not see the new answer', async () => {
    const { owner } = await startServerWithOwner()
    const id = await readSharedAnswerId(server, 'image', 0)
    const guest = server.visitor()
    const { _id: puzzleId } = await guest.call(api.guest.find)
    const { text } = server.games.answers.get('image', id)
    await guest.call(api.guest.guess, { puzzleId, guess: text })
    expect((await guest.call(api.guest.find)).finished).toBe(true)
    await owner.call(desk.takedown.withdraw, { kind: 'series', subject: id, reason })
    expect(await guest.call(api.guest.find)).toMatchObject({ finished: false, solution: null })
  })
})

describe('only owners withdraw content', () => {
  test.each(['moderator', 'editor'] as const)('a %s is refused', async (role) => {
    await startServerWithOwner()
    const operator = await signUpOperator(server, role)
    const subject = server.pack.cards[0]?.id
    expect((await operator.send(desk.takedown.withdraw, { kind: 'card', subject, reason })).status).toBe(403)
    expect((await operator.send(desk.takedown.list)).status).toBe(403)
  })

  test('unknown content and content that is not withdrawn are refused by name', async () => {
    const { owner } = await startServerWithOwner()
    const unknown = await owner.send(desk.takedown.withdraw, { kind: 'song', subject: 'nobody', reason })
    expect(unknown.body).toMatchObject({ code: 'INVALID', issues: [{ message: 'the pack has no song nobody' }] })
    const subject = server.pack.series[0]?.id
    const restored = await owner.send(desk.takedown.restore, { kind: 'song', subject, reason })
    expect(restored.body).toMatchObject({ code: 'NOT_WITHDRAWN' })
  })
})
