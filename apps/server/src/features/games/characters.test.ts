import { api } from '@otogi/contract/api'
import type { Puzzle } from '@otogi/contract/wire-types'
import { MODES, WIRE_GAME } from '@otogi/rules/games/games'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  readAnswerId,
  readAnswer,
  openAllModes,
  guessFromList,
  listPuzzleIds,
  fetchPuzzle,
  winGame,
  winImageGame,
  listWrongGuesses,
} from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const createUnlockedPlayer = async () => {
  const player = await server.player()
  await openAllModes(server, player)
  return player
}

const SUFFIXES = ['', '_medium', '_hard'] as const
const PLAYED = (['silhouette', 'eyes'] as const).flatMap((game) => MODES.map((mode) => [game, mode] as const))
const STEM = { silhouette: 'silueta', eyes: 'eye' } as const
const FIELDS = {
  silhouette: { finished: 'finishedSilueta', tries: 'triessilueta', status: 'statusRewardSilueta' },
  eyes: { finished: 'finishedEye', tries: 'trieseye', status: 'statusRewardEye' },
} as const

/** Returns the non-empty arrays of a puzzle, by field. */
const listArrays = (puzzle: Puzzle) =>
  Object.fromEntries(
    Object.entries(puzzle).filter(
      (field): field is [string, string[]] =>
        Array.isArray(field[1]) && field[1].length > 0 && /game|sol/.test(field[0]),
    ),
  )

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe.each(PLAYED)('%s in mode %i', (game, mode) => {
  const shown = `${STEM[game]}_game${SUFFIXES[mode]}`
  const { finished, tries, status } = FIELDS[game]
  const only = <Value>(value: Value, other: Value) => MODES.map((each) => (each === mode ? value : other))

  test('a new puzzle shows only its picture', async () => {
    const ana = await createUnlockedPlayer()
    const puzzle = await fetchPuzzle(ana, game, mode)
    const fresh = { game: WIRE_GAME[game], mode, stage: 0, tries: 0, reward: 50, resets: 5 }
    expect(puzzle).toMatchObject({ ...fresh, anime_name: '', clue: null, solution: null, finished: false })
    expect(listArrays(puzzle)).toEqual({ [shown]: [expect.stringMatching(/^\/media\/p\/[\w-]{75,}\.webp$/)] })
  })

  test('wrong guesses reduce the reward, the third shows the clue, and the picture does not change', async () => {
    const ana = await createUnlockedPlayer()
    const { anime } = await readAnswer(server, ana, game, mode)
    const wrong = (await listWrongGuesses(server, ana, game, mode)).slice(0, 7)
    const before = listArrays(await fetchPuzzle(ana, game, mode))
    for (const [index, guess] of wrong.entries()) {
      const { right, puzzle, ...games } = await guessFromList(ana, game, guess, mode)
      const made = index + 1
      expect([right, games[tries]]).toEqual([false, only(made, 0)])
      expect(puzzle.wrongGuesses).toEqual(wrong.slice(0, made))
      expect(puzzle.reward).toBe(Math.max(25, 50 - 5 * made))
      expect(puzzle.clue).toBe(made < 3 ? null : `Character from ${anime.en}`)
      expect(puzzle.anime_name).toBe(made < 3 ? '' : anime.en)
      expect([puzzle.solution, puzzle.finished]).toEqual([null, false])
      expect(listArrays(puzzle)).toEqual(before)
    }
  })

  test('a right guess, also by the Spanish name, shows the character and pays once', async () => {
    const [ana, decoy] = [await createUnlockedPlayer(), await createUnlockedPlayer()]
    const { text, texts, anime } = await readAnswer(server, ana, game, mode)
    const [wrong = ''] = await listWrongGuesses(server, ana, game, mode)
    await guessFromList(ana, game, wrong, mode)
    const { right, puzzle, ...games } = await guessFromList(ana, game, texts.es.toUpperCase(), mode)
    expect([right, games[finished], games[status]]).toEqual([true, only(true, false), only(1, 0)])
    expect(puzzle).toMatchObject({ finished: true, statusReward: 1, reward: 45, anime_name: anime.en })
    expect(puzzle.solution).toMatchObject({ answer: text, answers: texts, anime: anime.en })
    const card = server.pack.cardById.get(puzzle.solution?.card ?? '')
    expect(card?.character).toBe(await readAnswerId(server, ana, game, mode))
    const names = [...new Set([texts.en, texts.es, `${texts.en} Alias`])]
    const { [`${STEM[game]}_solution${SUFFIXES[mode]}`]: solved, ...rest } = listArrays(puzzle)
    expect(rest).toMatchObject({ [`names_game${SUFFIXES[mode]}`]: names })
    expect(solved).toEqual([puzzle.solution?.picture])
    expect((await sharp((await ana.get(String(solved?.[0]))).bytes).metadata()).format).toBe('webp')

    const claimed = await ana.call(api.games.claim, { game: WIRE_GAME[game], mode })
    expect([claimed[0][status], claimed[1].gachas]).toEqual([only(2, 0), 145])
    expect(await ana.refusal(api.games.claim, { game: WIRE_GAME[game], mode })).toBe('NOT_CLAIMABLE')
    expect(await decoy.call(api.games.find)).toMatchObject({ [finished]: MODES.map(() => false) })
  })

  test('a reset brings another character and costs one of the game’s five', async () => {
    const ana = await createUnlockedPlayer()
    const [wrong = ''] = await listWrongGuesses(server, ana, game, mode)
    const { puzzle: before } = await guessFromList(ana, game, wrong, mode)
    const first = await readAnswerId(server, ana, game, mode)
    const games = await ana.call(api.games.reset, { game: WIRE_GAME[game], mode })
    expect([games.resets, games.resetsByGame.image]).toEqual([4, 5])
    const after = await fetchPuzzle(ana, game, mode)
    expect(after).toMatchObject({ tries: 0, wrongGuesses: [], personal: true, resets: 4 })
    expect(after._id).not.toBe(before._id)
    expect(await readAnswerId(server, ana, game, mode)).not.toBe(first)
    expect(listArrays(after)[shown]).not.toEqual(listArrays(before)[shown])
  })

  test('an anime is not a valid guess, and a locked mode stays locked', async () => {
    const [ana, locked] = [await createUnlockedPlayer(), await server.player()]
    const { _id: puzzleId } = await fetchPuzzle(ana, game, mode)
    const input = { userid: ana.id, game: WIRE_GAME[game], mode, puzzleId, guess: 'Moon Harbor' }
    expect(await ana.refusal(api.games.guess, input)).toBe('UNKNOWN_GUESS')
    if (mode === 0) return
    const id = listPuzzleIds(await locked.call(api.games.find), game)[mode]
    expect(await locked.refusal(api.games.findPuzzle, { id })).toBe('MODE_LOCKED')
    const { text: guess } = await readAnswer(server, locked, game, mode)
    const cheat = { game: WIRE_GAME[game], mode, puzzleId: id, guess }
    expect(await locked.refusal(api.games.guess, cheat)).toBe('MODE_LOCKED')
  })
})

test('the clue is in the player’s language', async () => {
  const ana = await server.player()
  await ana.call(api.accounts.updateLanguage, { lan: 'es' })
  const { anime } = await readAnswer(server, ana, 'eyes')
  for (const guess of (await listWrongGuesses(server, ana, 'eyes')).slice(0, 3)) await guessFromList(ana, 'eyes', guess)
  expect((await fetchPuzzle(ana, 'eyes')).clue).toBe(`Personaje de ${anime.es}`)
})

test('each game won counts for its own quest and for the quest of all games', async () => {
  const ana = await server.player()
  await winGame(server, ana, 'silhouette')
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestSilueta: 1, statusQuestAllGames: 1 })
  await winGame(server, ana, 'eyes')
  await winGame(server, ana, 'pixel')
  await winImageGame(server, ana)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestImage: 1, statusQuestAllGames: 4 })
})
