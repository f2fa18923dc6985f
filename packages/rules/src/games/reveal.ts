import { getDescriptor, type Game } from './games.ts'

export const NAME_ROWS = 6

/** Cover size in the pixel game, in pixels. */
export const COVER = { width: 780, height: 1040 } as const

/** The number of wrong guesses after which the player sees the clue. */
export const CLUE_TRIES = 3

/** Returns the zoom in the image game in percent. At 100, the whole picture is visible. */
export function computeZoomPercent(tries: number, finished = false): number {
  return finished ? 100 : Math.max(100, 400 - 50 * tries)
}

/** The zoom values of the image game, from the first step to the whole picture. */
export const ZOOM_STEPS: readonly number[] = [400, 350, 300, 250, 200, 150, 100]

/** Returns the side length of a block in the pixel game, in pixels. */
export function computeBlockSize(tries: number, finished = false): number {
  return finished ? 1 : Math.max(1, 130 - 20 * tries)
}

/** The block sizes of the pixel game, from the first step to the sharp cover. */
export const BLOCK_STEPS: readonly number[] = [130, 110, 90, 70, 50, 30, 10, 1]

export type PixelGrid = { columns: number; rows: number }

/** Returns the number of columns and rows, rounded so that the blocks are nearly square. */
export function computePixelGrid(block: number): PixelGrid {
  return {
    columns: Math.max(1, Math.round(COVER.width / block)),
    rows: Math.max(1, Math.round(COVER.height / block)),
  }
}

export function isClueShown(game: Game, tries: number): boolean {
  return getDescriptor(game).hasClue && tries >= CLUE_TRIES
}

/** Whether the player has lost and may therefore see the answer. Only the name game can be lost. */
export function isAnswerRevealed(game: Game, tries: number): boolean {
  return getDescriptor(game).reveal === 'rows' && tries >= NAME_ROWS
}

/** Returns the zoom in percent or the block size in pixels, or 0 if wrong guesses do not change the picture. */
export function computeRevealStep(game: Game, tries: number, finished: boolean): number {
  const { reveal } = getDescriptor(game)
  if (reveal === 'zoom') return computeZoomPercent(tries, finished)
  return reveal === 'blocks' ? computeBlockSize(tries, finished) : 0
}

/** Lists all reveal steps, from the first to the whole picture. Empty if wrong guesses do not change the picture. */
export function listRevealSteps(game: Game): readonly number[] {
  const { reveal } = getDescriptor(game)
  if (reveal === 'zoom') return ZOOM_STEPS
  return reveal === 'blocks' ? BLOCK_STEPS : []
}

/** A point of a picture, as fractions (0 to 1) of its width and height. */
export type Focus = { x: number; y: number }

export type CropWindow = { left: number; top: number; width: number; height: number }

/**
 * Returns the visible part of a picture at a zoom. It is centered on the focus, but moved if it would extend beyond the
 * picture.
 */
export function computeCropWindow(width: number, height: number, focus: Focus, zoomPercent: number): CropWindow {
  const across = computeCropInterval(width, focus.x, zoomPercent)
  const down = computeCropInterval(height, focus.y, zoomPercent)
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

function computeCropInterval(fullLength: number, center: number, zoomPercent: number) {
  const length = Math.min(fullLength, Math.max(1, Math.round((fullLength * 100) / zoomPercent)))
  const wanted = Math.round(center * fullLength - length / 2)
  return { start: Math.min(fullLength - length, Math.max(0, wanted)), length }
}
