import { DESCRIPTORS, type Game } from '@otogi/rules/games/games'
import { CLUE_TRIES, computeRevealStep, listRevealSteps } from '@otogi/rules/games/reveal'
import { GAME_TEXTS, type PictureGame, type Shape } from '../../../game/game-texts.ts'

export function isPictureGame(game: Game): game is PictureGame {
  const { media } = DESCRIPTORS[game]
  return media !== null && media !== 'clip'
}

export function chooseShape(game: PictureGame, finished: boolean): Shape {
  const { shape } = GAME_TEXTS[game]
  return shape === 'band' && finished ? 'portrait' : shape
}

/** Returns the number of lamps below the picture (one for each reveal step), and how many of them are lit. */
export function getStepLamps(game: PictureGame, tries: number, finished: boolean): { lit: number; count: number } {
  const steps = listRevealSteps(game)
  if (steps.length === 0) return { lit: Math.min(tries, CLUE_TRIES), count: CLUE_TRIES }
  return { lit: steps.indexOf(computeRevealStep(game, tries, finished)) + 1, count: steps.length }
}
