import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import { giveCopies, giveGachas } from './give.ts'
import type { Player } from './player.ts'
import { readAnswer, fetchPuzzle, winGame, winImageGame, listWrongTitles } from './puzzles.ts'
import type { TestServer } from './test-server.ts'

/** The most frequent calls, and how to create a request that succeeds. */

/** A request that succeeds, with its player, endpoint and input. */
type TestCall = { readonly player: Player; readonly endpoint: Endpoint; readonly input: object }

export type HotCall = {
  readonly name: string
  /** Maximum number of SQL statements. The number includes the session and the lock, but not BEGIN and COMMIT. */
  readonly limit: number
  readonly isFirstOfDay?: true
  readonly create: (server: TestServer) => Promise<TestCall>
}

const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }
const SPECIAL_TEN = { ...TEN, banner: 'special' }
export const ONE = { raritys: ['B'] }

export const HOT_CALLS: readonly HotCall[] = [
  {
    name: 'wrong guess',
    limit: 4,
    create: createGuess((server, player) => listWrongTitles(server, player).then(([one]) => one)),
  },
  {
    name: 'right guess',
    limit: 4,
    create: createGuess((server, player) => readAnswer(server, player, 'image').then(({ text }) => text)),
  },
  { name: 'guess of a name', limit: 4, create: createNameGuess },
  { name: 'reset', limit: 4, create: createCall(api.games.reset, { game: 'image', mode: 0 }) },
  { name: 'claim of a game', limit: 4, create: createCallAfterWin(api.games.claim, { game: 'image', mode: 0 }) },
  { name: 'claim of a quest', limit: 4, create: createCallAfterWin(api.quests.claim, { game: 'image' }) },
  { name: 'claim of all quests', limit: 4, create: createQuestClaim },
  { name: 'pull of one', limit: 4, create: createCallWithGachas(api.summon.pull, ONE) },
  { name: 'pull of ten', limit: 4, create: createCallWithGachas(api.summon.pull, TEN) },
  { name: 'pull of ten from the special banner', limit: 4, create: createCallWithGachas(api.summon.pull, SPECIAL_TEN) },
  { name: 'sale', limit: 4, create: createSale },
  { name: 'sale of five copies', limit: 4, create: createMultiCopySale },
  { name: 'sale below the going rate', limit: 4, create: createCheapSale },
  { name: 'cancellation', limit: 4, create: createCancellation },
  { name: 'purchase', limit: 4, create: createPurchase },
  { name: 'purchase of an SS card at level 5', limit: 4, create: createRarePurchase },
  { name: 'favorite', limit: 4, create: createFavorite },
  { name: 'vote', limit: 4, create: createVote },
  { name: 'first call of a day', limit: 5, isFirstOfDay: true, create: createNextDayCall },
  { name: 'time', limit: 2, create: createCall(api.day.update) },
  { name: 'own account', limit: 1, create: createCall(api.accounts.find) },
  { name: 'balance', limit: 2, create: createCall(api.wallet.find) },
  { name: 'games of today', limit: 2, create: createCall(api.games.find) },
  { name: 'puzzle', limit: 2, create: createPuzzleCall },
  { name: 'quests', limit: 2, create: createCall(api.quests.find) },
  { name: 'rewards to claim', limit: 2, create: createCall(api.quests.ready) },
  { name: 'banners', limit: 2, create: createCall(api.summon.banners) },
  { name: 'poll', limit: 3, create: createCall(api.polls.find) },
  { name: 'own cards', limit: 2, create: createCall(api.collection.find) },
  { name: 'market', limit: 3, create: createCall(api.market.list) },
  { name: 'grouped market', limit: 4, create: createCall(api.market.list, { grouped: 'true', page: '1' }) },
  { name: 'newest market page', limit: 4, create: createCall(api.market.list, { page: '1' }) },
  { name: 'cheapest market page', limit: 4, create: createCall(api.market.list, { page: '1', sort: 'cheapest' }) },
  { name: 'strongest market page', limit: 4, create: createCall(api.market.list, { page: '1', sort: 'power' }) },
  {
    name: 'market page of a rarity',
    limit: 4,
    create: createCall(api.market.list, { page: '1', rarity: 'B', sort: 'dearest' }),
  },
  { name: 'prices of a card', limit: 4, create: createPriceCall },
  { name: 'inbox', limit: 3, create: createCall(api.market.inbox) },
  { name: 'ranking', limit: 6, create: createCall(api.ranking.find) },
  { name: 'results of a puzzle', limit: 3, create: createResultsCall },
  { name: 'own statistics', limit: 3, create: createCall(api.statistics.stats) },
  { name: 'history', limit: 2, create: createCall(api.statistics.history) },
]

function createCall(endpoint: Endpoint, input: object = {}): HotCall['create'] {
  return async (testServer) => ({ player: await testServer.player(), endpoint, input })
}

function createGuess(
  choose: (testServer: TestServer, player: Player) => Promise<string | undefined>,
): HotCall['create'] {
  return async (testServer) => {
    const player = await testServer.player()
    const { _id: puzzleId } = await fetchPuzzle(player, 'image')
    return {
      player,
      endpoint: api.games.guess,
      input: { game: 'image', mode: 0, guess: await choose(testServer, player), puzzleId },
    }
  }
}

function createCallAfterWin(endpoint: Endpoint, input: object): HotCall['create'] {
  return async (testServer) => {
    const player = await testServer.player()
    await winImageGame(testServer, player)
    return { player, endpoint, input }
  }
}

async function createQuestClaim(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  await testServer.db
    .updateTable('quest_progress')
    .set({ image: 1, name: 1, summons_week: 10, level_5: 1 })
    .where('player_id', '=', player.id)
    .execute()
  return { player, endpoint: api.quests.claimAll, input: {} }
}

export function createCallWithGachas(endpoint: Endpoint, input: object): HotCall['create'] {
  return async (testServer) => {
    const player = await testServer.player()
    await giveGachas(testServer.db, player.id, 1000, new Date(testServer.clock.now()))
    return { player, endpoint, input }
  }
}

async function createNameGuess(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  const { text } = await readAnswer(testServer, player, 'name')
  return { player, endpoint: api.games.guessName, input: { word: text.toUpperCase() } }
}

async function createSale(testServer: TestServer): Promise<TestCall> {
  const { player } = await createCallWithGachas(api.market.sell, {})(testServer)
  const [card] = await player.call(api.summon.pull, ONE)
  return { player, endpoint: api.market.sell, input: { cardId: card?._id, price: SUMMON_VALUE[card?.rarity ?? 'B'] } }
}

async function createCheapSale(testServer: TestServer): Promise<TestCall> {
  const sale = await createSale(testServer)
  return { ...sale, input: { ...sale.input, price: 1 } }
}

async function createCancellation(testServer: TestServer): Promise<TestCall> {
  const { player, endpoint, input } = await createSale(testServer)
  await player.call(endpoint, input)
  return { player, endpoint: api.market.cancel, input }
}

async function createFavorite(testServer: TestServer): Promise<TestCall> {
  const { player, input } = await createSale(testServer)
  return { player, endpoint: api.collection.favourite, input: { ...input, favourite: true } }
}

/** The seller has pulled the card, and the purchase completes one of the buyer's quests. */
async function createRarePurchase(testServer: TestServer): Promise<TestCall> {
  const seller = await testServer.player()
  const card = testServer.pack.cards.find(({ rarity }) => rarity === 'SS')
  if (!card) throw new Error('the pack has no SS card')
  await giveCopies(testServer.db, { playerId: seller.id, cardId: card.id, power: card.power, copies: 1 })
  const offer = { cardId: card.id, price: SUMMON_VALUE.SS }
  await seller.call(api.market.sell, offer)
  const { player } = await createCallWithGachas(api.market.buy, {})(testServer)
  await testServer.db.updateTable('players').set({ level: 5 }).where('id', '=', player.id).execute()
  return { player, endpoint: api.market.buy, input: { ...offer, userIdMarket: seller.id } }
}

async function createMultiCopySale(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  const [card] = testServer.pack.cards
  if (!card) throw new Error('the pack has no cards')
  await giveCopies(testServer.db, { playerId: player.id, cardId: card.id, power: card.power, copies: 6 })
  return {
    player,
    endpoint: api.market.sellCopies,
    input: { cardId: card.id, price: SUMMON_VALUE[card.rarity], copies: 5 },
  }
}

async function createPurchase(testServer: TestServer): Promise<TestCall> {
  const sale = await createSale(testServer)
  const { card, price, user } = await sale.player.call(api.market.sell, sale.input)
  const { player } = await createCallWithGachas(api.market.buy, {})(testServer)
  return { player, endpoint: api.market.buy, input: { userIdMarket: user._id, cardId: card._id, price } }
}

async function createVote(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  await player.call(api.polls.find)
  return { player, endpoint: api.polls.vote, input: { voteUser: 1 } }
}

async function createNextDayCall(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  await winImageGame(testServer, player)
  await winGame(testServer, player, 'opening')
  await testServer.db
    .updateTable('players')
    .set({ day: parseDay('2026-11-17') })
    .where('id', '=', player.id)
    .execute()
  return { player, endpoint: api.wallet.find, input: {} }
}

async function createPuzzleCall(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  const { _id: id } = await fetchPuzzle(player, 'image')
  return { player, endpoint: api.games.findPuzzle, input: { id } }
}

async function createPriceCall(testServer: TestServer): Promise<TestCall> {
  return {
    player: await testServer.player(),
    endpoint: api.market.prices,
    input: { cardId: testServer.pack.cards[0]?.id },
  }
}

async function createResultsCall(testServer: TestServer): Promise<TestCall> {
  const player = await testServer.player()
  await winImageGame(testServer, player)
  const { _id: id } = await fetchPuzzle(player, 'image')
  return { player, endpoint: api.statistics.community, input: { id } }
}
