import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { afterAll, expect, test } from 'vitest'
import { readAllRows, describeOutcome, createSituation, type Situation } from '../../../test/forgery.ts'
import {
  readAnswer,
  guessTitle,
  guessWord,
  fetchPuzzle,
  listWrongTitles,
  createWrongWord,
} from '../../../test/puzzles.ts'

const situation = await createSituation()
afterAll(() => situation[Symbol.asyncDispose]())

type Row = [string, Endpoint, (about: Situation) => object, string]
const { games, quests, accounts, wallet, day, summon, collection, polls } = api

const LIES: Row[] = [
  [
    'the reward of an unwon game',
    games.claim,
    () => ({ game: 'image', mode: 0, gachas: 1e6, status: 1 }),
    '409 NOT_CLAIMABLE',
  ],
  [
    'an already claimed reward',
    games.claim,
    () => ({ game: 'eye', mode: 0, gachas: 50, status: 1 }),
    '409 NOT_CLAIMABLE',
  ],
  [
    'the same with the name of the game’s page',
    games.claim,
    () => ({ game: 'eyes', mode: 0, status: 1 }),
    '400 INVALID',
  ],
  ['the reward of a locked mode', games.claim, () => ({ game: 'eye', mode: 2, status: 1 }), '409 NOT_CLAIMABLE'],
  ['the reward of an unknown game', games.claim, () => ({ game: 'all', mode: 0 }), '400 INVALID'],
  ['another’s reward', games.claim, ({ bob }) => ({ userid: bob.id, game: 'opening', mode: 0 }), '403 NOT_YOURS'],
  [
    'the reward of a game that only another player won',
    games.claim,
    () => ({ game: 'opening', mode: 0 }),
    '409 NOT_CLAIMABLE',
  ],
  ['a sixth reset', games.reset, () => ({ game: 'silueta', mode: 0 }), '409 NO_RESETS'],
  [
    'a sixth reset with a false number of resets',
    games.reset,
    () => ({ game: 'silueta', mode: 0, resets: 1000 }),
    '409 NO_RESETS',
  ],
  ['a sixth reset in a locked mode', games.reset, () => ({ game: 'silueta', mode: 1 }), '403 MODE_LOCKED'],
  ['a reset of a won game', games.reset, () => ({ game: 'pixel', mode: 0 }), '409 GAME_FINISHED'],
  ['a reset of an unknown game', games.reset, () => ({ game: '__proto__', mode: 0 }), '400 INVALID'],
  [
    'a reset of another’s game',
    games.reset,
    ({ bob }) => ({ userid: bob.id, game: 'image', mode: 0 }),
    '403 NOT_YOURS',
  ],
  ['new games record', games.create, () => ({}), '200'],
  ['the deletion of all games', games.removeAll, () => ({ type: false }), '200'],
  ['the deletion of another’s games', games.removeAll, ({ bob }) => ({ userid: bob.id, type: true }), '403 NOT_YOURS'],
  ['a different picture', games.updateSelected, () => ({ game: 'image', mode: 0, selected: 3 }), '200'],
  ['a new day', day.update, () => ({ lastReset: '2026,11,01', time: 0 }), '200'],
  ['a new week', day.updateWeek, () => ({ resetWeek: '2026,11,01' }), '200'],
  ['an earlier day', accounts.updateReset, () => ({ resetGameDay: '2026,11,01' }), '200'],
  ['an unfinished daily quest', quests.claim, () => ({ game: 'image', gachas: 1e6 }), '409 NOT_CLAIMABLE'],
  ['the quest for all games', quests.claim, () => ({ game: 'all', gachas: 100 }), '409 NOT_CLAIMABLE'],
  ['the visit quest', quests.claim, () => ({ game: 'log', gachas: 500 }), '409 NOT_CLAIMABLE'],
  ['the summon quest', quests.claim, () => ({ game: 'summon', gachas: '150' }), '409 NOT_CLAIMABLE'],
  ['the power quest', quests.claim, () => ({ game: 'power1', gachas: 3000 }), '409 NOT_CLAIMABLE'],
  ['the level quest', quests.claim, () => ({ game: 'level1', gachas: -3500 }), '409 NOT_CLAIMABLE'],
  ['an unknown quest', quests.claim, () => ({ game: 'none', gachas: 1e6 }), '400 INVALID'],
  ['a quest named like an object property', quests.claim, () => ({ game: 'constructor' }), '400 INVALID'],
  ['another’s quest', quests.claim, ({ bob }) => ({ userid: bob.id, game: 'opening' }), '403 NOT_YOURS'],
  ['visits and summons', quests.updateWeek, () => ({ numWeek: 0, login: 7, summon: 10 }), '200'],
  ['new quest record', quests.create, () => ({}), '200'],
  ['experience', accounts.updateLevel, () => ({ exp: 1e9 }), '200'],
  ['experience sent as text', accounts.updateLevel, () => ({ exp: '9' }), '200'],
  ['power', accounts.updatePower, () => ({ power: { totalPower: 1e15 } }), '200'],
  ['the normal mode', accounts.unlockMode, () => ({ mode: 1, totalPower: 1e15 }), '403 MODE_LOCKED'],
  ['the hard mode', accounts.unlockMode, () => ({ mode: 2, uniqueCards: 50 }), '403 MODE_LOCKED'],
  ['a mode far out of range', accounts.unlockMode, () => ({ mode: 50_000_000 }), '400 INVALID'],
  ['a wallet full of gachas', wallet.create, () => ({ gachas: 999_999_999 }), '200'],
  ['another’s wallet', wallet.create, ({ bob }) => ({ userId: bob.id, gachas: -100 }), '403 NOT_YOURS'],
  ['cards', collection.create, () => ({ cards: ['abelard-1'] }), '200'],
  ['a thousand cards', summon.pull, () => ({ raritys: Array.from({ length: 1000 }, () => 'SS') }), '400 INVALID'],
  ['no cards', summon.pull, () => ({ raritys: [] }), '400 INVALID'],
  ['a rarity instead of a list', summon.pull, () => ({ raritys: 'S' }), '400 INVALID'],
  ['an object with a length', summon.pull, () => ({ raritys: { length: 1 } }), '400 INVALID'],
  ['the end of the poll', polls.finish, () => ({}), '200'],
]

test.each(LIES)('a request for %s has no effect', async (_, to, lie, outcome) => {
  const { server, ana } = situation
  const before = await readAllRows(server)
  expect(await describeOutcome(ana, { to, input: lie(situation) })).toBe(outcome)
  expect(await readAllRows(server)).toEqual(before)
})

/** False values that a client might send about its own player. */
const BOASTS = {
  tries: -10,
  resets: 1000,
  statusReward: 2,
  finished: true,
  gachas: 1e9,
  status: 2,
  exp: 1e9,
  throws: 79,
}

test('a wrong guess counts once, even if the client sends false numbers', async () => {
  await using own = await createSituation()
  const { server, ana, ids } = own
  const [, wrong = ''] = await listWrongTitles(server, ana)
  const input = { game: 'image', mode: 0, puzzleId: ids.image[0], guess: wrong, ...BOASTS }
  const judged = await ana.call(api.games.guess, input)
  expect(judged).toMatchObject({ right: false, profileLevel: 1, profileExp: 80 })
  expect(judged.puzzle).toMatchObject({ tries: 2, reward: 40, statusReward: 0, finished: false, resets: 5 })
})

test('the server ignores colors from the client and colors the row itself', async () => {
  await using own = await createSituation()
  const { server, ana, ids } = own
  const word = await createWrongWord(ana, 'Q')
  const colors = Array.from(word, () => '#1AB616')
  const { right, puzzle } = await ana.call(api.games.guessName, { word, colors, puzzleId: ids.name, ...BOASTS })
  expect([right, puzzle.tries, puzzle.triescolors.at(-1)]).toEqual([false, 2, Array.from(word, () => '#ff3636')])
  const { text } = await readAnswer(server, ana, 'name')
  await guessWord(ana, await createWrongWord(ana, 'K'))
  const won = await ana.call(api.games.guessName, {
    word: text,
    colors: colors.map(() => 'orange'),
    puzzleId: ids.name,
  })
  expect([won.right, won.puzzle.tries]).toEqual([true, 3])
})

test('a claim pays the amount that the server computes, once, and pays no quest', async () => {
  await using own = await createSituation()
  const { server, ana } = own
  const before = await ana.call(api.wallet.find)
  const [games, { gachas }] = await ana.call(api.games.claim, { game: 'pixel', mode: 0, ...BOASTS })
  expect([gachas - before.gachas, games.statusRewardPixel]).toEqual([50, [2, 0, 0]])
  expect(await ana.refusal(api.games.claim, { game: 'pixel', mode: 0, ...BOASTS })).toBe('NOT_CLAIMABLE')
  const [title = ''] = (await listWrongTitles(server, ana)).slice(2)
  await guessTitle(ana, title)
  expect(await fetchPuzzle(ana, 'image')).toMatchObject({ tries: 2, reward: 40 })
})

test('a pull costs its price and raises the pity count, even if the client sends cards', async () => {
  await using own = await createSituation()
  const { ana } = own
  const before = await ana.call(api.wallet.find)
  const cards = await ana.call(api.summon.pull, { raritys: ['SS'], ...BOASTS, gachas: 0, type: 2 })
  expect(cards).toHaveLength(1)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: before.gachas - 10, throws: before.throws + 1 })
})
