import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import {
  readAnswerId,
  guessTitle,
  fetchPuzzle,
  winImageGame,
  winNameGame,
  listWrongTitles,
} from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'
import type { Player } from '../../../test/player.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const reset = (player: Player, mode = 0) => player.call(api.games.reset, { game: 'image', mode })

test('all players share the puzzle of the day, with different ids and URLs', async () => {
  const players = await Promise.all([server.player(), server.player(), server.player()])
  const puzzles = await Promise.all(players.map((player) => fetchPuzzle(player, 'image')))
  expect(new Set(puzzles.map((puzzle) => puzzle._id)).size).toBe(3)
  expect(new Set(puzzles.map((puzzle) => puzzle.image_game[0])).size).toBe(3)
  const solved = await Promise.all(players.map((player) => winImageGame(server, player)))
  expect(new Set(solved.map(({ puzzle }) => puzzle.solution?.answer)).size).toBe(1)
})

test('a reset replaces the puzzle, clears wrong guesses and uses one of five resets', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  const before = await fetchPuzzle(ana, 'image')
  const answer = await readAnswerId(server, ana, 'image')
  for (const title of (await listWrongTitles(server, ana)).slice(0, 3)) await guessTitle(ana, title)
  const record = await reset(ana)
  expect(record).toMatchObject({ resets: 4, triesimage: [0, 0, 0], statusRewardImage: [0, 0, 0] })
  expect(record.resetsByGame).toEqual({ image: 4, silueta: 5, name: 5, opening: 5, eye: 5, pixel: 5 })
  const after = await fetchPuzzle(ana, 'image')
  expect(after).toMatchObject({ stage: 400, tries: 0, wrongGuesses: [], reward: 50, resets: 4, personal: true })
  expect([after._id, after.image_game[0]]).not.toEqual([before._id, before.image_game[0]])
  expect(await readAnswerId(server, ana, 'image')).not.toBe(answer)
  expect(await readAnswerId(server, decoy, 'image')).toBe(answer)
  expect(await decoy.call(api.games.find)).toMatchObject({ resets: 5 })
})

test('five resets bring five new puzzles, and the sixth is refused', async () => {
  const ana = await server.player()
  const seen = [await readAnswerId(server, ana, 'image')]
  for (let left = 4; left >= 0; left--) {
    expect((await reset(ana)).resets).toBe(left)
    seen.push(await readAnswerId(server, ana, 'image'))
  }
  expect(new Set(seen).size).toBe(6)
  const { status, body } = await ana.send(api.games.reset, { userid: ana.id, game: 'image', mode: 0 })
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'NO_RESETS' })])
  expect((await ana.call(api.games.reset, { game: 'name', mode: 0 })).resets).toBe(4)
})

test('the modes of a game share its resets; different games do not', async () => {
  const ana = await server.player()
  await server.db.updateTable('players').set({ normal_open: true }).where('id', '=', ana.id).execute()
  for (const mode of [0, 1, 0, 1, 1]) await reset(ana, mode)
  expect(await ana.refusal(api.games.reset, { game: 'image', mode: 0 })).toBe('NO_RESETS')
  const record = await ana.call(api.games.find)
  expect([record.resets, record.resetsByGame.image, record.resetsByGame.name]).toEqual([5, 0, 5])
  expect(await ana.call(api.games.updateSelected, { game: 'image', mode: 0 })).toMatchObject({ resets: 0 })
})

test('a reset never brings an answer that another unlocked mode has had that day', async () => {
  for (let n = 0; n < 3; n++) {
    const ana = await server.player()
    await server.db
      .updateTable('players')
      .set({ normal_open: true, hard_open: true })
      .where('id', '=', ana.id)
      .execute()
    const seen = new Set<string>()
    for (const mode of [0, 1, 2] as const) seen.add(await readAnswerId(server, ana, 'silhouette', mode))
    for (const mode of [0, 1, 2, 0, 1] as const) {
      await ana.call(api.games.reset, { game: 'silueta', mode })
      const answer = await readAnswerId(server, ana, 'silhouette', mode)
      expect(seen).not.toContain(answer)
      seen.add(answer)
    }
  }
})

test('the resets of eighty players reveal nothing about the locked modes', async () => {
  const crowd: Player[] = []
  for (let n = 0; n < 80; n++) crowd.push(await server.player())
  const common = await readAnswerId(server, await server.player(), 'silhouette')
  const brought = new Set<string>()
  for (const player of crowd)
    for (let n = 0; n < 5; n++) {
      await player.call(api.games.reset, { game: 'silueta', mode: 0 })
      brought.add(await readAnswerId(server, player, 'silhouette'))
    }
  const neverBrought = server.pack.characters.map(({ id }) => id).filter((id) => !brought.has(id))
  expect(neverBrought).toEqual([common])
}, 60_000)

test('a finished puzzle cannot be reset', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  await winNameGame(server, ana)
  for (const game of ['image', 'name']) {
    const { status, body } = await ana.send(api.games.reset, { userid: ana.id, game, mode: 0 })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'GAME_FINISHED' })])
  }
  expect(await ana.call(api.games.find)).toMatchObject({ resets: 5 })
})

test('a reset with a puzzle id happens once, even if repeated', async () => {
  const ana = await server.player()
  const { _id: puzzleId } = await fetchPuzzle(ana, 'image')
  const input = { userid: ana.id, game: 'image', mode: 0, puzzleId }
  const answers = await Promise.all([1, 2, 3].map(() => ana.send(api.games.reset, input)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await ana.refusal(api.games.reset, input)).toBe('NEW_PUZZLE')
  expect(await fetchPuzzle(ana, 'image')).toMatchObject({ resets: 4, personal: true })
})

test('of twenty concurrent resets five succeed', async () => {
  const ana = await server.player()
  const input = { userid: ana.id, game: 'image', mode: 0 }
  const answers = await Promise.all(Array.from({ length: 20 }, () => ana.send(api.games.reset, input)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
  const { seen, reset_no } = await server.db
    .selectFrom('rounds')
    .select(['seen', 'reset_no'])
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect([new Set(seen).size, reset_no]).toEqual([6, 5])
})

test('a personal puzzle is won and paid like the shared one', async () => {
  const ana = await server.player()
  await reset(ana)
  const [title = ''] = await listWrongTitles(server, ana)
  await guessTitle(ana, title)
  expect((await winImageGame(server, ana)).puzzle).toMatchObject({ personal: true, finished: true, reward: 45 })
  const [, wallet] = await ana.call(api.games.claim, { game: 'image', mode: 0 })
  expect(wallet.gachas).toBe(145)
})

test('an unknown game is refused', async () => {
  const ana = await server.player()
  expect(await ana.refusal(api.games.reset, { game: '__proto__', mode: 0 })).toBe('INVALID')
})
