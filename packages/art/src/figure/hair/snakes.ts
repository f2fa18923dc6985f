import { mix } from '../../draw/color.ts'
import { type Point, getPoint, toRadians } from '../../draw/geometry.ts'
import { buildLock, buildRibbon } from '../../draw/lock.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { brush } from '../../draw/stroke.ts'
import { element, formatNumber, group, path, type Svg } from '../../draw/svg.ts'
import { toPoints, toShape } from '../../draw/notation.ts'
import type { HairPalette } from './palette.ts'

type Snake = { line: readonly Point[]; width: number }

const BEHIND = [172, 8, 158, 22, 146, 34, -176, -4, -158, -22, -140, -40, -122, -58]
const ABOVE = [-168, -12, -150, -30, -131, -52, -112, -70, -92]
/** Small snakes over the forehead that look like hair. */
const FRINGE = [
  ['-70,-138 -104,-104 -92,-66 -118,-34 -106,-4', 25],
  ['72,-138 104,-104 94,-66 120,-34 108,-2', 25],
  ['-36,-146 -62,-116 -44,-88 -70,-64', 22],
  ['44,-146 66,-116 52,-88 80,-62', 22],
  ['4,-148 -8,-120 16,-98 2,-72', 21],
] as const
const HEAD = '-14,-15 8,-22 30,-15 42,0 30,14 8,21 -14,14'

export function drawSnakesBehind(palette: HairPalette, seed: string): Svg {
  const random = createSeededRandom(`${seed}behind`)
  return drawSnakes(
    BEHIND.map((degrees) => createSnake(degrees, 142 + random() * 52, 26 + random() * 10, 31, 80)),
    palette,
  )
}

export function drawSnakesAbove(palette: HairPalette, turn: number, seed: string): Svg {
  const random = createSeededRandom(`${seed}above`)
  const crown = ABOVE.map((degrees) => createSnake(degrees, 104 + random() * 44, 20 + random() * 9, 29, 96))
  const fringe = FRINGE.map(([written, width]): Snake => {
    return { line: toPoints(written).map(([x, y]) => [x + turn * 0.5, y]), width }
  })
  return drawSnakes([...crown, ...fringe], palette)
}

function createSnake(degrees: number, length: number, swing: number, width: number, rootDistance: number): Snake {
  const angle = toRadians(degrees)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const phase = degrees % 2 ? 0 : 2.2
  const line = Array.from({ length: 7 }, (_, index): Point => {
    const along = index / 6
    const reach = rootDistance + length * along
    const aside = Math.sin(along * Math.PI * 2.1 + phase) * swing * Math.min(1, along * 2.2)
    const drop = (0.25 + Math.abs(dx)) * along * along * 92
    return [dx * reach * 1.04 - dy * aside, -56 + dy * reach + dx * aside + drop]
  })
  return { line, width }
}

function drawSnakes(snakes: readonly Snake[], palette: HairPalette): Svg {
  const colors = [palette.base, mix(palette.base, palette.shadow, 0.45), mix(palette.base, palette.shine, 0.22)]
  return snakes.map((each, index) => drawSnake(each, colors[index % 3] ?? palette.base, palette)).join('')
}

function drawSnake({ line, width }: Snake, color: string, palette: HairPalette): Svg {
  const body = buildLock(line, width, { profile: 'rope', steps: 22 })
  const spots = Array.from({ length: 17 }, (_, index) => {
    const [cx, cy] = body.at(0.45, (index + 3) / 22)
    return element('ellipse', { cx, cy, rx: width * 0.14, ry: width * 0.1, fill: palette.deepShadow, opacity: 0.75 })
  })
  const end = getPoint(body.spine, 22)
  const before = getPoint(body.spine, 20)
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI
  const place = `translate(${formatNumber(end[0])} ${formatNumber(end[1])}) rotate(${formatNumber(turn)}) scale(${formatNumber(width / 30)})`
  return (
    path(body.outline, palette.line, { stroke: palette.line, 'stroke-width': 6 }) +
    path(body.outline, color) +
    path(buildRibbon(body, 0.64, 1, 0, 1, 16), palette.shadow, { opacity: 0.85 }) +
    path(buildRibbon(body, 0.08, 0.24, 0.2, 1, 16), palette.shine, { opacity: 0.7 }) +
    spots.join('') +
    group({ transform: place }, drawSnakeHead(color, palette))
  )
}

function drawSnakeHead(color: string, palette: HairPalette): Svg {
  const tongue = '#e0283c'
  const even = () => 1
  return (
    path(brush(toPoints('34,1 48,2 58,-4'), 3.2, even, 6), tongue) +
    path(brush(toPoints('46,2 58,8'), 3.2, even, 4), tongue) +
    path(toShape(HEAD), color, { stroke: palette.line, 'stroke-width': 5.5 }) +
    path(toShape(HEAD), color) +
    path(toShape('-14,5! 18,8 42,2! 30,15 8,22 -14,15'), palette.shadow, { opacity: 0.8 }) +
    path(brush(toPoints('-6,-12 10,-17 26,-11'), 4, 'both', 6), palette.shine, { opacity: 0.8 }) +
    element('ellipse', { cx: 14, cy: -7, rx: 7, ry: 6, fill: '#ffe04a', stroke: palette.line, 'stroke-width': 2.4 }) +
    element('ellipse', { cx: 15, cy: -7, rx: 2, ry: 5.4, fill: '#200a14' })
  )
}
