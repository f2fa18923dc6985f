import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import { giveCopies, giveGachas } from './give.ts'
import type { Player } from './player.ts'
import { readAnswer, fetchPuzzle, winGame, winImageGame, listWrongTitles } from './puzzles.ts'
import type { TestServer } from './test-server.ts'

/** The most frequent calls, and how to prepare a request that succeeds. */

/** A request that succeeds, with its player, endpoint and input. */
type PreparedCall = { readonly player: Player; readonly endpoint: Endpoint; readonly input: object }

export type HotCall = {
  readonly name: string
  /** Maximum number of SQL statements. The number includes the session and the lock, but not BEGIN and COMMIT. */
  readonly limit: number
  readonly isFirstOfDay?: true
  readonly prepare: (server: TestServer) => Promise<PreparedCall>
}

const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }
const SPECIAL_TEN = { ...TEN, banner: 'special' }
export const ONE = { raritys: ['B'] }

export const HOT_CALLS: readonly HotCall[] = [
  {
    name: 'wrong guess',
    limit: 4,
    prepare: prepareGuess((server, player) => listWrongTitles(server, player).then(([one]) => one)),
  },
  {
    name: 'right guess',
    limit: 4,
    prepare: prepareGuess((server, player) => readAnswer(server, player, 'image').then(({ text }) => text)),
  },
  { name: 'guess of a name', limit: 4, prepare: prepareNameGuess },
  { name: 'reset', limit: 4, prepare: prepareCall(api.games.reset, { game: 'image', mode: 0 }) },
  { name: 'claim of a game', limit: 4, prepare: prepareAfterWin(api.games.claim, { game: 'image', mode: 0 }) },
  { name: 'claim of a quest', limit: 4, prepare: prepareAfterWin(api.quests.claim, { game: 'image' }) },
  { name: 'claim of all quests', limit: 4, prepare: prepareCompletedQuests },
  { name: 'pull of one', limit: 4, prepare: prepareWithGachas(api.summon.pull, ONE) },
  { name: 'pull of ten', limit: 4, prepare: prepareWithGachas(api.summon.pull, TEN) },
  { name: 'pull of ten from the special banner', limit: 4, prepare: prepareWithGachas(api.summon.pull, SPECIAL_TEN) },
  { name: 'sale', limit: 4, prepare: prepareSale },
  { name: 'sale of five copies', limit: 4, prepare: prepareSaleOfCopies },
  { name: 'sale below the going rate', limit: 4, prepare: prepareCheapSale },
  { name: 'cancellation', limit: 4, prepare: prepareCancellation },
  { name: 'purchase', limit: 4, prepare: preparePurchase },
  { name: 'purchase of an SS card at level 5', limit: 4, prepare: prepareRarePurchase },
  { name: 'favorite', limit: 4, prepare: prepareFavorite },
  { name: 'vote', limit: 4, prepare: prepareVote },
  { name: 'first call of a day', limit: 5, isFirstOfDay: true, prepare: prepareNextDay },
  { name: 'time', limit: 2, prepare: prepareCall(api.day.update) },
  { name: 'own account', limit: 1, prepare: prepareCall(api.accounts.find) },
  { name: 'balance', limit: 2, prepare: prepareCall(api.wallet.find) },
  { name: 'games of today', limit: 2, prepare: prepareCall(api.games.find) },
  { name: 'puzzle', limit: 2, prepare: preparePuzzle },
  { name: 'quests', limit: 2, prepare: prepareCall(api.quests.find) },
  { name: 'rewards to claim', limit: 2, prepare: prepareCall(api.quests.ready) },
  { name: 'banners', limit: 2, prepare: prepareCall(api.summon.banners) },
  { name: 'poll', limit: 3, prepare: prepareCall(api.polls.find) },
  { name: 'own cards', limit: 2, prepare: prepareCall(api.collection.find) },
  { name: 'market', limit: 3, prepare: prepareCall(api.market.list) },
  { name: 'grouped market', limit: 4, prepare: prepareCall(api.market.list, { grouped: 'true', page: '1' }) },
  { name: 'newest market page', limit: 4, prepare: prepareCall(api.market.list, { page: '1' }) },
  { name: 'cheapest market page', limit: 4, prepare: prepareCall(api.market.list, { page: '1', sort: 'cheapest' }) },
  { name: 'strongest market page', limit: 4, prepare: prepareCall(api.market.list, { page: '1', sort: 'power' }) },
  {
    name: 'market page of a rarity',
    limit: 4,
    prepare: prepareCall(api.market.list, { page: '1', rarity: 'B', sort: 'dearest' }),
  },
  { name: 'prices of a card', limit: 4, prepare: preparePrices },
  { name: 'inbox', limit: 3, prepare: prepareCall(api.market.inbox) },
  { name: 'ranking', limit: 7, prepare: prepareCall(api.ranking.find) },
  { name: 'results of a puzzle', limit: 3, prepare: prepareResults },
  { name: 'own statistics', limit: 3, prepare: prepareCall(api.statistics.stats) },
  { name: 'history', limit: 2, prepare: prepareCall(api.statistics.history) },
]

function prepareCall(endpoint: Endpoint, input: object = {}): HotCall['prepare'] {
  return async (testServer) => ({ player: await testServer.player(), endpoint, input })
}

function prepareGuess(
  choose: (testServer: TestServer, player: Player) => Promise<string | undefined>,
): HotCall['prepare'] {
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

function prepareAfterWin(endpoint: Endpoint, input: object): HotCall['prepare'] {
  return async (testServer) => {
    const player = await testServer.player()
    await winImageGame(testServer, player)
    return { player, endpoint, input }
  }
}

async function prepareCompletedQuests(testServer: TestServer): Promise<PreparedCall> {
  const player = await testServer.player()
  await testServer.db
    .updateTable('quest_progress')
    .set({ image: 1, name: 1, summons_week: 10, level_5: 1 })
    .where('player_id', '=', player.id)
    .execute()
  return { player, endpoint: api.quests.claimAll, input: {} }
}

export function prepareWithGachas(endpoint: Endpoint, input: object): HotCall['prepare'] {
  return async (testServer) => {
    const player = await testServer.player()
    await giveGachas(testServer.db, player.id, 1000, new Date(testServer.clock.now()))
    return { player, endpoint, input }
  }
}

async function prepareNameGuess(testServer: TestServer): Promise<PreparedCall> {
  const player = await testServer.player()
  const { text } = await readAnswer(testServer, player, 'name')
  return { player, endpoint: api.games.guessName, input: { word: text.toUpperCase() } }
}

async function prepareSale(testServer: TestServer): Promise<PreparedCall> {
  const { player } = await prepareWithGachas(api.market.sell, {})(testServer)
  const [card] = await player.call(api.summon.pull, ONE)
  return { player, endpoint: api.market.sell, input: { cardId: card?._id, price: SUMMON_VALUE[card?.rarity ?? 'B'] } }
}

async function prepareCheapSale(testServer: TestServer): Promise<PreparedCall> {
  const sale = await prepareSale(testServer)
  return { ...sale, input: { ...sale.input, price: 1 } }
}

async function prepareCancellation(testServer: TestServer): Promise<PreparedCall> {
  const { player, endpoint, input } = await prepareSale(testServer)
  await player.call(endpoint, input)
  return { player, endpoint: api.market.cancel, input }
}

async function prepareFavorite(testServer: TestServer): Promise<PreparedCall> {
  const { player, input } = await prepareSale(testServer)
  return { player, endpoint: api.collection.favourite, input: { ...input, favourite: true } }
}

/** The seller has the card from a pull, and the purchase completes a quest of the buyer. */
async function prepareRarePurchase(testServer: TestServer): Promise<PreparedCall> {
  const seller = await testServer.player()
  const card = testServer.pack.cards.find(({ rarity }) => rarity === 'SS')
  if (!card) throw new Error('the pack has no SS card')
  await giveCopies(testServer.db, { playerId: seller.id, cardId: card.id, power: card.power, copies: 1 })
  const offer = { cardId: card.id, price: SUMMON_VALUE.SS }
  await seller.call(api.market.sell, offer)
  const { player } = await prepareWithGachas(api.market.buy, {})(testServer)
  await testServer.db.updateTable('players').set({ level: 5 }).where('id', '=', player.id).execute()
  return { player, endpoint: api.market.buy, input: { ...offer, userIdMarket: seller.id } }
}

async function prepareSaleOfCopies(testServer: TestServer): Promise<PreparedCall> {
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

async function preparePurchase(testServer: TestServer): Promise<PreparedCall> {
  const sale = await prepareSale(testServer)
  const { card, price, user } = await sale.player.call(api.market.sell, sale.input)
  const { player } = await prepareWithGachas(api.market.buy, {})(testServer)
  return { player, endpoint: api.market.buy, input: { userIdMarket: user._id, cardId: card._id, price } }
}

async function prepareVote(testServer: TestServer): Promise<PreparedCall> {
  const player = await testServer.player()
  await player.call(api.polls.find)
  return { player, endpoint: api.polls.vote, input: { voteUser: 1 } }
}

async function prepareNextDay(testServer: TestServer): Promise<PreparedCall> {
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

async function preparePuzzle(testServer: TestServer): Promise<PreparedCall> {
  const player = await testServer.player()
  const { _id: id } = await fetchPuzzle(player, 'image')
  return { player, endpoint: api.games.findPuzzle, input: { id } }
}

async function preparePrices(testServer: TestServer): Promise<PreparedCall> {
  return {
    player: await testServer.player(),
    endpoint: api.market.prices,
    input: { cardId: testServer.pack.cards[0]?.id },
  }
}

async function prepareResults(testServer: TestServer): Promise<PreparedCall> {
  const player = await testServer.player()
  await winImageGame(testServer, player)
  const { _id: id } = await fetchPuzzle(player, 'image')
  return { player, endpoint: api.statistics.community, input: { id } }
}
