import { computeCropWindow, type CropWindow, type Focus } from '@otogi/rules/games/reveal'
import type { OwnPicture } from '../own-media.ts'
import type { EyePosition } from '../pack.ts'
import type { Drawing, Size } from './picture/recipe.ts'

const STRIP_RATIO = 3

/** Scales a pack's picture file to fill a picture, either as it is or as a dark outline, depending on `style`. */
export function createFilledDrawing(
  picture: OwnPicture,
  size: Size,
  style: 'picture' | 'outline' = 'picture',
): Drawing {
  return createDrawing(picture, findCoveringWindow(picture, size), style)
}

/** Crops the part that is visible at a zoom, at the file's full resolution. */
export function createZoomedDrawing(picture: OwnPicture, size: Size, focus: Focus, zoom: number): Drawing {
  const { left, top, width, height } = findCoveringWindow(picture, size)
  const window = computeCropWindow(width, height, focus, zoom)
  return createDrawing(picture, { ...window, left: left + window.left, top: top + window.top }, 'picture')
}

/** Crops a strip across the eyes, three times as wide as it is high. */
export function createEyeStrip(picture: OwnPicture, eyes: EyePosition): Drawing {
  const width = Math.round(Math.min(picture.width, eyes.width * picture.width, STRIP_RATIO * picture.height))
  const height = Math.round(width / STRIP_RATIO)
  const left = clamp(0, eyes.x * picture.width - width / 2, picture.width - width)
  const top = clamp(0, eyes.y * picture.height - height / 2, picture.height - height)
  return createDrawing(picture, { left, top, width, height }, 'picture')
}

/** Returns the largest centered window with the aspect ratio of `size`. */
function findCoveringWindow(picture: OwnPicture, size: Size): CropWindow {
  const scale = Math.min(picture.width / size.width, picture.height / size.height)
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  return {
    left: Math.round((picture.width - width) / 2),
    top: Math.round((picture.height - height) / 2),
    width,
    height,
  }
}

function clamp(min: number, value: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)))
}

function createDrawing({ file, sha256 }: OwnPicture, part: CropWindow, style: 'picture' | 'outline'): Drawing {
  return { of: 'file', file, sha256, part, style }
}
