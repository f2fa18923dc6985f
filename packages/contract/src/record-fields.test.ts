import { mapGames, DESCRIPTORS, GAMES, listModes } from '@otogi/rules/games/games'
import { expect, test } from 'vitest'
import { EMPTY_PUZZLE_FIELDS, readPuzzleFields, writePuzzleFields } from './puzzle-fields.ts'
import { Puzzle } from './puzzle.ts'
import { readRecordFields, writeRecordFields } from './record-fields.ts'

const games = mapGames((game) =>
  listModes(game).map((mode) => ({
    finished: mode === 1,
    tries: mode,
    rewardStatus: 2,
    selected: 0,
    puzzleId: `${game}-${mode}`,
  })),
)
const record = writeRecordFields(games)

test('the fields of the games record are named after the game, with a list if the game has modes', () => {
  expect(record).toMatchObject({
    finishedName: false,
    triesname: 0,
    statusRewardName: 2,
    nameSelected: 0,
    nameid: 'name-0',
    finishedSilueta: [false, true, false],
    triessilueta: [0, 1, 2],
    statusRewardEye: [2, 2, 2],
    pixelSelected: [0, 0, 0],
    eyeid: ['eyes-0', 'eyes-1', 'eyes-2'],
  })
  expect(Object.keys(record)).toHaveLength(5 * GAMES.length)
})

test('rounds survive writing and reading the games record', () => {
  expect(readRecordFields(record)).toEqual(games)
})

test('a puzzle has the specified fields, each named after a game', () => {
  const byMode = (field: string) => [field, `${field}_medium`, `${field}_hard`]
  const shown = ['image_game', 'silueta_game', 'eye_game', 'pixel_game', 'opening']
  const specified = [...shown, 'silueta_solution', 'eye_solution', 'names_game'].flatMap(byMode)
  expect(Object.keys(EMPTY_PUZZLE_FIELDS).toSorted()).toEqual(
    [...specified, 'wordle_game', 'opening_solutions'].toSorted(),
  )
  expect(Object.keys(Puzzle.shape)).toEqual(expect.arrayContaining(Object.keys(EMPTY_PUZZLE_FIELDS)))
})

test('the values of a puzzle are written to and read from the fields of its game and mode', () => {
  const fields = { shown: ['/a'], names: ['Nemo'], picture: ['/b'], solution: [] }
  const eyes = writePuzzleFields(fields, { game: 'eyes', mode: 2 })
  expect(eyes).toEqual({
    ...EMPTY_PUZZLE_FIELDS,
    eye_game_hard: ['/a'],
    eye_solution_hard: ['/b'],
    names_game_hard: ['Nemo'],
  })
  expect(readPuzzleFields(eyes, { game: 'eyes', mode: 2 })).toEqual(fields)
  const song = { shown: ['/c'], names: [], picture: [], solution: ['Aria', ''] }
  const opening = writePuzzleFields(song, { game: 'opening', mode: 2 })
  expect(opening).toEqual({ ...EMPTY_PUZZLE_FIELDS, opening_hard: ['/c'], opening_solutions: ['Aria', ''] })
  expect(readPuzzleFields(opening, { game: 'opening', mode: 2 })).toEqual(song)
})

test('no two games have the same API name or path', () => {
  for (const field of ['wire', 'route'] as const)
    expect(new Set(GAMES.map((game) => DESCRIPTORS[game][field])).size).toBe(GAMES.length)
})
