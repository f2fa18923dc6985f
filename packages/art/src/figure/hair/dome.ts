import type { Point } from '../../draw/geometry.ts'

/** Traces the outer edge of the hair on the skull, from the viewer's left to the right. */
export function traceDome(volume: number, width = 1): Point[] {
  const v = volume
  const line: Point[] = [
    [-122 - v * 0.4, 34, 1],
    [-129 - v, -34],
    [-120 - v, -104],
    [-84 - v * 0.6, -160 - v * 0.7],
    [-34, -186 - v],
    [22, -189 - v],
    [80 + v * 0.6, -163 - v * 0.7],
    [119 + v, -106],
    [129 + v, -34],
    [122 + v * 0.4, 34, 1],
  ]
  return line.map(([x, y, corner]): Point => [x * width, y, corner ?? 0])
}

/** Traces the hairline, from the viewer's right to the left. */
export function traceHairline(rise: number): Point[] {
  const h = rise
  return [
    [104, -4],
    [96, -54],
    [70, -92 - h],
    [30, -112 - h],
    [0, -116 - h],
    [-30, -112 - h],
    [-70, -92 - h],
    [-96, -54],
    [-104, -4],
  ]
}
