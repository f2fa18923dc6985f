import { DESCRIPTORS, GAMES, modesOf } from '@otogi/rules/games/games'
import { expect, test } from 'vitest'
import { findPuzzleField, NOTHING_SHOWN } from './puzzle-fields.ts'
import { Puzzle } from './puzzle.ts'
import { readRecordFields, writeRecordFields } from './record-fields.ts'

const record = writeRecordFields((game, mode) => ({
  finished: mode === 1,
  tries: mode,
  statusReward: 2,
  selected: 0,
  puzzleId: `${game}-${mode}`,
}))

test('the games record spells its fields after the game, with a list where a game has modes', () => {
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

test.each(GAMES)('what is written of %s is read again', (game) => {
  for (const mode of modesOf(game)) {
    const { puzzleId, tries, finished } = readRecordFields(record, game, mode)
    expect([puzzleId, tries, finished]).toEqual([`${game}-${mode}`, mode, mode === 1])
  }
})

test('a puzzle has the fields of the specification, each named by a game', () => {
  const byMode = (field: string) => [field, `${field}_medium`, `${field}_hard`]
  const shown = ['image_game', 'silueta_game', 'eye_game', 'pixel_game', 'opening']
  const specified = [...shown, 'silueta_solution', 'eye_solution', 'names_game'].flatMap(byMode)
  expect(Object.keys(NOTHING_SHOWN).toSorted()).toEqual([...specified, 'wordle_game', 'opening_solutions'].toSorted())
  expect(Object.keys(Puzzle.shape)).toEqual(expect.arrayContaining(Object.keys(NOTHING_SHOWN)))
  expect(findPuzzleField('eyes', 'picture', 2)).toBe('eye_solution_hard')
  expect(findPuzzleField('opening', 'solution', 2)).toBe('opening_solutions')
  expect(findPuzzleField('image', 'names', 0)).toBeUndefined()
})

test('no two games have the same name on the wire or in an address', () => {
  for (const field of ['wire', 'route'] as const)
    expect(new Set(GAMES.map((game) => DESCRIPTORS[game][field])).size).toBe(GAMES.length)
})
