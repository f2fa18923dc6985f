import { describeGame, type Game } from './games.ts'

export const NAME_ROWS = 6

/** The size at which the pixel game's cover is cut into blocks. */
export const COVER = { width: 780, height: 1040 } as const

/** The failed tries that bring the clue. */
export const CLUE_TRIES = 3

/** How much the image game's picture is enlarged. */
export function zoomPercent(tries: number, finished = false): number {
  return finished ? 100 : Math.max(100, 400 - 50 * tries)
}

/** Every zoom of the image game, from the first look to the whole picture. */
export const zoomStages: readonly number[] = [400, 350, 300, 250, 200, 150, 100]

/** The side of one block of the pixel game's cover. */
export function pixelBlock(tries: number, finished = false): number {
  return finished ? 1 : Math.max(1, 130 - 20 * tries)
}

/** Every block size of the pixel game, from the first look to the sharp cover. */
export const pixelStages: readonly number[] = [130, 110, 90, 70, 50, 30, 10, 1]

export type PixelGrid = { columns: number; rows: number }

/** The cover's blocks counted, rounded so that each stays as near to a square as whole numbers allow. */
export function pixelGrid(block: number): PixelGrid {
  return {
    columns: Math.max(1, Math.round(COVER.width / block)),
    rows: Math.max(1, Math.round(COVER.height / block)),
  }
}

/** Whether the anime's name is due as a clue. */
export function clueDue(game: Game, tries: number): boolean {
  return describeGame(game).hasClue && tries >= CLUE_TRIES
}

/** Whether the answer shows although the game is not won. */
export function answerRevealed(game: Game, tries: number): boolean {
  return describeGame(game).reveal === 'rows' && tries >= NAME_ROWS
}

/** How much of the picture shows: its zoom in percent or the size of its blocks; 0 where failed tries do not change it. */
export function revealStep(game: Game, tries: number, finished: boolean): number {
  const { reveal } = describeGame(game)
  if (reveal === 'zoom') return zoomPercent(tries, finished)
  return reveal === 'blocks' ? pixelBlock(tries, finished) : 0
}

/** Every step from the first look to the whole picture; none where failed tries do not change it. */
export function revealSteps(game: Game): readonly number[] {
  const { reveal } = describeGame(game)
  if (reveal === 'zoom') return zoomStages
  return reveal === 'blocks' ? pixelStages : []
}

/** A point of a picture as fractions of its width and height. */
export type Focus = { x: number; y: number }

export type CropWindow = { left: number; top: number; width: number; height: number }

/** The part of a picture that a zoom shows: centred on the focus, moved inside where it would hang over an edge. */
export function zoomWindow(width: number, height: number, focus: Focus, percent: number): CropWindow {
  const across = windowSide(width, focus.x, percent)
  const down = windowSide(height, focus.y, percent)
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

function windowSide(full: number, centre: number, percent: number) {
  const length = Math.min(full, Math.max(1, Math.round((full * 100) / percent)))
  const wanted = Math.round(centre * full - length / 2)
  return { start: Math.min(full - length, Math.max(0, wanted)), length }
}
