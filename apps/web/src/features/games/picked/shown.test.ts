import { NOTHING_SHOWN } from '@otogi/contract/puzzle-fields'
import { MODES } from '@otogi/rules/games/games'
import { describe, expect, it } from 'vitest'
import { shownOf, solutionOf, type Showing } from './shown.ts'

const puzzle: Showing = {
  ...NOTHING_SHOWN,
  image_game: ['/image-0'],
  image_game_medium: ['/image-1'],
  image_game_hard: [],
  silueta_game: ['/silhouette-0'],
  silueta_game_medium: ['/silhouette-1'],
  silueta_game_hard: ['/silhouette-2'],
  silueta_solution: [],
  silueta_solution_medium: ['/silhouette-solved-1'],
  silueta_solution_hard: [],
  eye_game: ['/eyes-0'],
  eye_game_medium: ['/eyes-1'],
  eye_game_hard: ['/eyes-2'],
  eye_solution: ['/eyes-solved-0'],
  eye_solution_medium: [],
  eye_solution_hard: [],
  pixel_game: ['/pixel-0'],
  pixel_game_medium: ['/pixel-1'],
  pixel_game_hard: ['/pixel-2'],
  opening: ['/opening-0'],
  opening_medium: ['/opening-1'],
  opening_hard: ['/opening-2'],
}

describe('what a puzzle shows', () => {
  it.each(['silhouette', 'eyes', 'pixel', 'opening'] as const)('is the %s of the mode', (game) => {
    for (const mode of MODES) expect(shownOf(puzzle, game, mode)).toBe(`/${game}-${mode}`)
  })

  it('is nothing where the server shows nothing', () => {
    expect(shownOf(puzzle, 'image', 2)).toBeUndefined()
  })
})

describe('the solution', () => {
  it.each([
    ['silhouette', 0, undefined],
    ['silhouette', 1, '/silhouette-solved-1'],
    ['eyes', 0, '/eyes-solved-0'],
    ['pixel', 0, undefined],
    ['image', 0, undefined],
  ] as const)('of %s in mode %i is %s', (game, mode, address) => {
    expect(solutionOf(puzzle, game, mode)).toBe(address)
  })
})
