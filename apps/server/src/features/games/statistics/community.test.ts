import { api } from '@otogi/contract/api'
import { fromWireGame, GAMES, MODES } from '@otogi/rules/games/games'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readAnswer,
  guessTitle,
  guessWord,
  fetchPuzzle,
  winImageGame,
  listWrongTitles,
  createWrongWord,
} from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

let month = 0
beforeEach(() => {
  // Each test uses its own day, so that no other test's players have played its puzzle.
  month += 1
  server.setNow(`2027-${String(month).padStart(2, '0')}-10T11:00:00Z`)
})

/** Creates a player who makes this many wrong guesses and then wins or stops. */
const createPlayer = async (failed: number, hasWon: boolean) => {
  const player = await server.player()
  for (const title of (await listWrongTitles(server, player)).slice(0, failed)) await guessTitle(player, title)
  if (hasWon) await winImageGame(server, player)
  return player
}

const fetchCommunity = async (player: Awaited<ReturnType<typeof createPlayer>>) => {
  const { _id: id } = await fetchPuzzle(player, 'image')
  return player.call(api.statistics.community, { id })
}

describe('the community', () => {
  test('counts everyone who has guessed at the shared puzzle', async () => {
    const ana = await createPlayer(0, true)
    expect(await fetchCommunity(ana)).toEqual({ players: 1, solved: 1, medianTries: 0, distribution: [1] })
    await createPlayer(3, true)
    await createPlayer(3, true)
    await createPlayer(1, true)
    await createPlayer(5, false)
    await createPlayer(0, false)
    expect(await fetchCommunity(ana)).toEqual({ players: 5, solved: 4, medianTries: 2, distribution: [1, 1, 0, 2] })
  })

  test('leaves out personal puzzles', async () => {
    const [ana, exchanger] = [await createPlayer(1, true), await createPlayer(2, false)]
    expect(await fetchCommunity(ana)).toMatchObject({ players: 2 })
    await exchanger.call(api.games.reset, { game: 'image', mode: 0 })
    await winImageGame(server, exchanger)
    expect(await fetchCommunity(ana)).toEqual({ players: 1, solved: 1, medianTries: 1, distribution: [0, 1] })
    expect(await fetchCommunity(exchanger)).toEqual({ players: 0, solved: 0, medianTries: null, distribution: [] })
  })

  test('counts players who guess at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => createPlayer(0, false)))
    await Promise.all(players.map((player) => winImageGame(server, player)))
    const [ana] = players
    if (!ana) throw new Error('there is no player')
    expect(await fetchCommunity(ana)).toMatchObject({ players: 20, solved: 20, distribution: [20] })
    const rows = server.db.selectFrom('puzzle_results').select('shard').where('day', '=', server.clock.today())
    expect((await rows.execute()).length).toBeGreaterThan(1)
  })

  test('is hidden until the player has finished the puzzle', async () => {
    const [ana, bea] = [await createPlayer(2, false), await createPlayer(0, true)]
    const own = (await fetchPuzzle(ana, 'image'))._id
    const others = (await fetchPuzzle(bea, 'image'))._id
    expect(await ana.refusal(api.statistics.community, { id: own })).toBe('GUESS_REQUIRED')
    for (const id of [others, 'made-up', '']) {
      expect(await ana.refusal(api.statistics.community, { id })).toBe('NEW_PUZZLE')
    }
    expect(await ana.refusal(api.statistics.community, { id: 'x'.repeat(65) })).toBe('INVALID')
  })

  test('is shown when the name game has no rows left', async () => {
    const ana = await server.player()
    for (const letter of 'QXWJZK') await guessWord(ana, await createWrongWord(ana, letter))
    const { _id: id } = await fetchPuzzle(ana, 'name')
    expect(await ana.call(api.statistics.community, { id })).toMatchObject({ players: 1, solved: 0, medianTries: null })
  })
})

test('yesterday’s answers are those of yesterday’s shared puzzles, in every game and mode', async () => {
  const before = await server.player()
  const answers = await Promise.all(
    GAMES.flatMap((game) =>
      (game === 'name' ? ([0] as const) : MODES).map(async (mode) => {
        const { texts, anime } = await readAnswer(server, before, game, mode)
        return { game, mode, answer: texts, anime }
      }),
    ),
  )
  server.setNow(`2027-${String(month).padStart(2, '0')}-11T11:00:00Z`)
  const shown = await (await server.player()).call(api.statistics.yesterday)
  expect(shown.map((one) => ({ ...one, game: fromWireGame(one.game) }))).toEqual(answers)
})
