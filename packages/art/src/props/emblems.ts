import { toRadians } from '../draw/geometry.ts'
import type { Canvas } from '../draw/canvas.ts'
import { toInk, tint, shade } from '../draw/color.ts'
import type { Color } from '../draw/color.ts'
import { buildStarPath } from '../draw/plants.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Options } from '../draw/options.ts'
import { findPart, getText } from './options.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawLilyCross, drawPendragon } from './heraldry.ts'

/** Draws a small emblem around (0, 0), about 60 wide. */
type Emblem = (sketch: Sketch, color: Color) => Svg

const HEART = '0,-14! 14,-30 32,-18 26,6 0,32! -26,6 -32,-18 -14,-30'

const cross: Emblem = (sketch, color) =>
  sketch.inked('/-6,-34 6,-34 6,-18 26,-18 26,-6 6,-6 6,34 -6,34 -6,-6 -26,-6 -26,-18 -6,-18', color, 2.4)

const fleur: Emblem = (sketch, color) =>
  sketch.inked('0,-34! 12,-8 5,12 0,30! -5,12 -12,-8', color, 2.4) +
  sketch.both((half) => half.inked('4,10! 13,-14 26,-18 31,-4 22,3! 20,-6 13,3 9,17!', color, 2.4)) +
  element('rect', { x: -15, y: 7, width: 30, height: 7, rx: 3, fill: color, stroke: toInk(color), 'stroke-width': 2 })

const dragon: Emblem = (sketch, color) =>
  sketch.inked('-30,30! -34,-6 -14,-34 14,-34! 6,-22 30,-18! 16,-6 34,10! 12,8 16,34! -4,14 -12,34!', color, 2.4) +
  sketch.disc(4, -22, 3, '#ffffff')

const owl: Emblem = (sketch, color) =>
  sketch.inked('-22,-16! -24,-36! -10,-28 10,-28 24,-36! 22,-16 24,14 12,34 -12,34 -24,14', color, 2.4) +
  sketch.both((half) => half.disc(10, -12, 9, tint(color, 0.8), toInk(color), 2) + half.disc(10, -12, 4, '#1a1020')) +
  sketch.fill('-4,-6! 4,-6! 0,4!', '#e89a2a')

const skull: Emblem = (sketch, color) =>
  sketch.stroke('-21,-15 21,22', 6, color, { profile: 'even' }) +
  sketch.stroke('21,-15 -21,22', 6, color, { profile: 'even' }) +
  sketch.inked('-16,-11 0,-22 16,-11 14,4 7,15 -7,15 -14,4', color, 2.4, '#2a2030') +
  sketch.both((half) => half.disc(6, -4, 4.4, '#2a2030')) +
  sketch.fill('/0,2 -3,7 3,7', '#2a2030')

const anchor: Emblem = (sketch, color) =>
  sketch.stroke('0,-18 0,18', 4.4, color, { profile: 'even' }) +
  sketch.stroke('-10,-8 10,-8', 4.4, color, { profile: 'even' }) +
  sketch.stroke('-17,6 -12,16 0,20 12,16 17,6', 4.4, color, { profile: 'even' }) +
  sketch.disc(0, -22, 5, 'none', color, 3.6)

const peach: Emblem = (sketch, color) =>
  sketch.blade('0,-18 14,-30 28,-28', 13, '#6db04a') +
  sketch.inked('0,-18! 12,-23 23,-14 22,3 12,17 0,23! -12,17 -22,3 -23,-14 -12,-23', color, 2.4) +
  sketch.stroke('0,-18 5,-6 3,8 0,20', 2, shade(color, 1.4)) +
  sketch.oval(-10, -9, 4, 6, '#ffffff')

const heart: Emblem = (sketch, color) => sketch.inked(HEART, color, 3) + sketch.oval(-14, -16, 5, 4, '#ffffff')

const spade: Emblem = (sketch, color) =>
  sketch.inked('0,-34! 28,-4 22,18 4,12! 12,32! -12,32! -4,12! -22,18 -28,-4', color, 2.4)

const diamond: Emblem = (sketch, color) => sketch.inked('/0,-34 22,0 0,34 -22,0', color, 2.4)

const club: Emblem = (sketch, color) =>
  [
    [0, -16],
    [-15, 6],
    [15, 6],
  ]
    .map(([x = 0, y = 0]) => sketch.disc(x, y, 13, color, toInk(color), 2))
    .join('') + sketch.inked('/-3,0 3,0 10,30 -10,30', color, 2)

const starSign: Emblem = (_sketch, color) =>
  path(buildStarPath(0, 0, 32, { points: 5, waist: 0.44 }), color, { stroke: toInk(color), 'stroke-width': 2.6 })

const sun: Emblem = (sketch, color) =>
  path(buildStarPath(0, 0, 34, { points: 12, waist: 0.66 }), color, { stroke: toInk(color), 'stroke-width': 2.4 }) +
  sketch.disc(0, 0, 16, tint(color, 0.6), toInk(color), 2)

const moon: Emblem = (sketch, color) => sketch.inked('10,-30! -16,-22 -24,4 -8,28 20,22! -2,14 -6,-8', color, 2.4)

const bolt: Emblem = (sketch, color) => sketch.inked('/6,-36 -18,4 -2,4 -8,36 18,-8 2,-8', color, 2.4)

const gorgon: Emblem = (sketch, color) =>
  [-70, -35, 0, 35, 70]
    .map((angle) => {
      const turn = toRadians(angle)
      const reach = (far: number, bend: number) =>
        `${(Math.sin(turn) * far + bend).toFixed(1)},${(-Math.cos(turn) * far).toFixed(1)}`
      return sketch.cord(`${reach(12, 0)} ${reach(24, 5)} ${reach(36, -3)}`, 5, '#6a9a4a')
    })
    .join('') +
  sketch.inked('-19,-10 0,-20 19,-10 18,8 0,26 -18,8', color, 2.4) +
  sketch.both((half) => half.oval(8, -2, 4, 3, '#2a1c34')) +
  sketch.stroke('-8,12 0,15 8,12', 3, '#2a1c34')

const card: Emblem = (sketch, color) =>
  element('rect', {
    x: -24,
    y: -34,
    width: 48,
    height: 68,
    rx: 5,
    fill: '#fffaf0',
    stroke: '#6a5a7a',
    'stroke-width': 3,
  }) +
  sketch.place(0, 0, heart(sketch, color), 0.5) +
  sketch.place(-15, -24, diamond(sketch, color), 0.16) +
  sketch.place(15, 24, diamond(sketch, color), 0.16)

const leaf: Emblem = (sketch, color) =>
  sketch.blade('0,32 2,0 0,-34', 34, color) + sketch.stroke('0,30 1,0 0,-24', 2.4, toInk(color))

/** @internal */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  cross,
  fleur,
  dragon,
  pendragon: drawPendragon,
  'lily-cross': drawLilyCross,
  owl,
  skull,
  anchor,
  peach,
  heart,
  spade,
  diamond,
  club,
  star: starSign,
  sun,
  moon,
  bolt,
  gorgon,
  card,
  leaf,
}

/**
 * Draws the emblem that an option such as `{ kind, color, scale, x, y }` describes. Returns '' if there is no such
 * option.
 */
export function addEmblem(canvas: Canvas, options: Options, x: number, y: number, name = 'emblem'): Svg {
  const wanted = findPart(options, name)
  if (!wanted) return ''
  const kind = getText(wanted, 'kind', 'star')
  const emblem = EMBLEMS[kind]
  if (!emblem) throw new RangeError(`unknown emblem ${kind}`)
  const [left, top] = [x + getNumber(wanted, 'x', 0), y + getNumber(wanted, 'y', 0)]
  const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${getNumber(wanted, 'scale', 1)})`
  return group({ transform }, emblem(new Sketch(canvas), getColor(wanted, 'color', '#e8c04e')))
}
