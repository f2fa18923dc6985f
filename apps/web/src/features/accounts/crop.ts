/** The part of a picture that is cut out: its middle, as a share of width and height, and how much it is enlarged. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }

export const MAX_ZOOM = 5
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The square that is cut out, in the picture's own pixels. */
export function squareOf(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** Moves the square by shares of its own side; it stays within the picture. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  return within(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height })
}

export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  return within(size, { ...crop, zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM) })
}

function within(size: Size, crop: Crop): Crop {
  const { side } = squareOf(size, crop)
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height]
  return { ...crop, x: between(crop.x, halfX, 1 - halfX), y: between(crop.y, halfY, 1 - halfY) }
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
