import { api } from '@otogi/contract/api'
import type { Answer, Player } from '../player.ts'
import { winImage } from '../puzzles.ts'
import { drawTen, offer, purchaseOf } from '../trade.ts'
import type { TestWorld } from '../world.ts'

/** What happened, in a few words that are the same for each order in which things may happen. */
export type Race = (world: TestWorld) => Promise<string>

const TODAY = '2026-11-18T11:00:00Z'
const TOMORROW = '2026-11-19T11:00:00Z'

const times = (n: number) => Array.from({ length: n }, (_, i) => i)

const told = (answers: readonly Answer[]) =>
  answers
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)
    .join(' ')

const gachasOf = async ({ db }: TestWorld, { id }: Player) =>
  (await db.selectFrom('wallets').select('balance').where('player_id', '=', id).executeTakeFirstOrThrow()).balance

const buy = (buyer: Player, purchase: object) => buyer.send(api.market.buy, { userId: buyer.id, ...purchase })
const claim = (player: Player) => player.send(api.games.claim, { userid: player.id, game: 'image', mode: 0 })

async function twoBuyers(world: TestWorld): Promise<string> {
  const [seller, ...buyers] = await Promise.all(times(4).map(() => world.player()))
  if (!seller) throw new Error('nobody sells')
  const purchase = purchaseOf(seller, await offer(world, seller, 60))
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, purchase)))
  return `${told(answers)}, seller ${await gachasOf(world, seller)}`
}

async function buyerAgainstCancel(world: TestWorld): Promise<string> {
  const [seller, buyer] = [await world.player(), await world.player()]
  const listing = await offer(world, seller, 60)
  const taken = { userId: seller.id, cardId: listing.card._id, price: 60, listingId: listing._id }
  const answers = await Promise.all([
    buy(buyer, purchaseOf(seller, listing)),
    seller.send(api.market.cancel, taken),
    buy(buyer, purchaseOf(seller, listing)),
  ])
  return told(answers)
}

/** Three buyers buy on while the seller leaves: nothing is left of the seller's gachas, whatever was sold. */
async function buyWhileSellerLeaves(world: TestWorld): Promise<string> {
  const [seller, ...buyers] = await Promise.all(times(4).map(() => world.player()))
  if (!seller) throw new Error('nobody sells')
  const cards = await drawTen(world, seller)
  const offers = await Promise.all(cards.map((cardId) => seller.call(api.market.sell, { cardId, price: 5 })))
  const buyOn = async (buyer: Player, n: number) => {
    const answers: Answer[] = []
    for (const one of offers.filter((_, i) => i % buyers.length === n)) {
      answers.push(await buy(buyer, purchaseOf(seller, one)))
    }
    return answers
  }
  const leaving = seller.send(api.profile.remove, { userid: seller.id, password: 'lantern7' })
  const [left, ...bought] = await Promise.all([leaving, ...buyers.map(buyOn)])
  const strange = bought.flat().filter(({ status }) => status !== 200 && status !== 409)
  return `left ${left.status}, ${strange.length} strange, seller ${await gachasOf(world, seller)}`
}

async function claimAgainstClaim(world: TestWorld): Promise<string> {
  const ana = await world.player()
  await winImage(world, ana)
  const answers = await Promise.all(times(4).map(() => claim(ana)))
  return `${told(answers)}, ${await gachasOf(world, ana)}`
}

async function questAgainstQuest(world: TestWorld): Promise<string> {
  const ana = await world.player()
  await winImage(world, ana)
  const asked = { userid: ana.id, game: 'image' }
  const answers = await Promise.all(times(4).map(() => ana.send(api.quests.claim, asked)))
  return `${told(answers)}, ${await gachasOf(world, ana)}`
}

/** The balance allows one of the two. */
async function pullAgainstBuy(world: TestWorld): Promise<string> {
  const [seller, buyer] = [await world.player(), await world.player()]
  const purchase = purchaseOf(seller, await offer(world, seller, 95))
  const ten = { id: buyer.id, raritys: times(10).map(() => 'B') }
  return told(await Promise.all([buy(buyer, purchase), buyer.send(api.summon.pull, ten)]))
}

/** Yesterday's reward was paid by the new day, whichever of the calls begins it. */
async function rolloverAgainstClaim(world: TestWorld): Promise<string> {
  world.setNow(TODAY)
  const ana = await world.player()
  await winImage(world, ana)
  world.setNow(TOMORROW)
  const claims = times(3).map(() => claim(ana))
  const visits = times(3).map(() => ana.send(api.day.update))
  const answers = [told(await Promise.all(claims)), told(await Promise.all(visits))]
  const { logins_week: visitsCounted } = await world.db
    .selectFrom('quest_progress')
    .select('logins_week')
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  world.setNow(TODAY)
  return `${answers.join(', ')}, ${await gachasOf(world, ana)} with ${visitsCounted} visits`
}

async function voteTwice(world: TestWorld): Promise<string> {
  const ana = await world.player()
  await ana.call(api.polls.find)
  const votes = times(4).map((n) => ana.send(api.polls.vote, { userId: ana.id, voteUser: 1 + (n % 2) }))
  return told(await Promise.all(votes))
}

async function sellTheLastTwice(world: TestWorld): Promise<string> {
  const ana = await world.player()
  const drawn = await drawTen(world, ana)
  const cardId = drawn.find((card) => drawn.filter((one) => one === card).length === 1) ?? ''
  const offers = times(4).map((n) => ana.send(api.market.sell, { userId: ana.id, cardId, price: n + 1 }))
  return told(await Promise.all(offers))
}

/** A hundred gachas pay for one of them. */
async function pullAgainstPull(world: TestWorld): Promise<string> {
  const ana = await world.player()
  const ten = { id: ana.id, raritys: times(10).map(() => 'B') }
  return told(await Promise.all(times(3).map(() => ana.send(api.summon.pull, ten))))
}

async function oneKeyManyTimes(world: TestWorld): Promise<string> {
  const ana = await world.player()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const one = { id: ana.id, raritys: ['B'] }
  const answers = await Promise.all(times(4).map(() => ana.send(api.summon.pull, one, headers)))
  return `${told(answers)}, ${new Set(answers.map(({ text }) => text)).size} answer, ${await gachasOf(world, ana)}`
}

export const RACES = {
  'R1 two buyers of one listing': [twoBuyers, '200 409 409, seller 160'],
  'R1 a buyer against a cancel': [buyerAgainstCancel, '200 409 409'],
  'R1 purchases while the seller leaves': [buyWhileSellerLeaves, 'left 200, 0 strange, seller 0'],
  'R2 a pull against a purchase': [pullAgainstBuy, '200 400'],
  'R3 pulls on one balance': [pullAgainstPull, '200 400 400'],
  'R4 a claim against a claim': [claimAgainstClaim, '200 409 409 409, 150'],
  'R4 a quest against the same quest': [questAgainstQuest, '200 409 409 409, 120'],
  'R6 one pull sent many times under one key': [oneKeyManyTimes, '200 200 200 200, 1 answer, 90'],
  'R7 two votes of one player': [voteTwice, '200 400 400 400'],
  'R11 the new day against a claim': [rolloverAgainstClaim, '409 409 409, 200 200 200, 170 with 2 visits'],
  'R2 the last copy sold twice': [sellTheLastTwice, '200 404 404 404'],
} as const satisfies Record<string, readonly [Race, string]>
export type RaceName = keyof typeof RACES
