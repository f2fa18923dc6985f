/** The visible part of a picture: its center, as fractions of width and height, and its magnification. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }

export const MAX_ZOOM = 5
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Converts the crop to a square in picture pixels. */
export function toSquare(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** Moves the crop by the given fractions of its side length, but never past the edges of the picture. */
export function moveCrop(size: Size, crop: Crop, deltaX: number, deltaY: number): Crop {
  const { side } = toSquare(size, crop)
  return clampCrop(size, {
    ...crop,
    x: crop.x + (deltaX * side) / size.width,
    y: crop.y + (deltaY * side) / size.height,
  })
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return clampCrop(size, { ...crop, zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM) })
}

function clampCrop(size: Size, crop: Crop): Crop {
  const { side } = toSquare(size, crop)
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height]
  return { ...crop, x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max))
}
