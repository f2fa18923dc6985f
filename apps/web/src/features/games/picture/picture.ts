import { CLUE_TRIES, pixelBlock, pixelStages, zoomPercent, zoomStages } from '@otogi/rules/games/stage'
import type { Picked } from '../picked/asked.ts'

/** The games that are guessed from a picture. */
export type Pictured = Exclude<Picked, 'opening'>

/** scene: wide; portrait: tall; band: a strip of eyes. */
export type Shape = 'scene' | 'portrait' | 'band'

export function shapeOf(game: Pictured, finished: boolean): Shape {
  if (game === 'image') return 'scene'
  return game === 'eyes' && !finished ? 'band' : 'portrait'
}

/** The lamps below the stage: one for each step that failed tries bring, lit up to the one reached. */
export function lampsOf(game: Pictured, tries: number, finished: boolean): { lit: number; count: number } {
  if (game === 'image') return stepsOf(zoomStages, zoomPercent(tries, finished))
  if (game === 'pixel') return stepsOf(pixelStages, pixelBlock(tries, finished))
  return { lit: Math.min(tries, CLUE_TRIES), count: CLUE_TRIES }
}

function stepsOf(stages: readonly number[], now: number): { lit: number; count: number } {
  return { lit: stages.indexOf(now) + 1, count: stages.length }
}
