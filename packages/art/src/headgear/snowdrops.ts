import { buildLock } from '../draw/lock.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { Sketch } from '../draw/sketch.ts'

/** Draws three snowdrops that are tied together at (0, 0). */
export function drawSnowdropSpray(sketch: Sketch): Svg {
  const bell = (x: number, y: number, degrees: number) =>
    sketch.place(
      x,
      y,
      ['-2,0 -22,20 -24,50', '2,0 22,20 24,50', '0,0 -4,28 0,56'].map((line) => drawSnowPetal(sketch, line)).join('') +
        sketch.oval(0, -2, 9, 11, '#5a9a44', '#2a5a2a', 3),
      1,
      degrees,
    )
  const leaves = [
    '0,4 -44,-14 -76,-58',
    '0,4 -12,-44 -4,-92',
    '0,4 40,-20 78,-46',
    '0,4 -50,26 -84,30',
    '0,4 46,24 80,14',
  ]
  const stems = ['0,6 -34,-44 -58,-30', '0,6 6,-58 26,-50', '0,6 46,-8 56,12']
  return (
    leaves.map((line) => sketch.blade(line, 26, '#6aa850')).join('') +
    stems.map((line) => sketch.cord(line, 5, '#5a9a44')).join('') +
    bell(-58, -26, 16) +
    bell(56, 16, -14) +
    bell(26, -46, -4)
  )
}

function drawSnowPetal(sketch: Sketch, line: string): Svg {
  const body = buildLock(sketch.points(line), 27, { profile: 'leaf' })
  return (
    path(body.outline, '#ffffff', { stroke: '#5a78a8', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(body.outline, '#ffffff') +
    sketch.disc(body.at(0.5, 0.84)[0], body.at(0.5, 0.84)[1], 3.4, '#6ab04a')
  )
}
