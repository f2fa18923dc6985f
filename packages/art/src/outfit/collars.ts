import { mix } from '../draw/color.ts'
import { drawCloth } from '../draw/cloth.ts'
import { lerp, type Point, smoothPath, toRadians } from '../draw/geometry.ts'
import type { Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { findText } from '../props/options.ts'
import { sketchTorso } from './torso.ts'

const highCollar: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const h = getNumber(options, 'height', 190)
  const w = getNumber(options, 'width', 96)
  const edge = getColor(options, 'edge', '#1a1624')
  const half = `.66s,-30 .66s+${w * 0.35},-110 .62s+${w * 0.55},${-h - 16}!`
  const left = `-n-6,-20! -.66s,-30 -.66s-${w * 0.35},-110 -.62s-${w * 0.55},${-h - 16}!`
  const right = `.62s+${w * 0.55},${-h - 16}! .66s+${w * 0.35},-110 .66s,-30 n+6,-20!`
  const outer = `${left} -n-60,${-h * 0.62} 0,${-h * 0.42} n+60,${-h * 0.62} ${right}`
  const fold = (k: string) => `${k}.55s,-24 ${k}.62s,-90 ${k}.62s${k || '+'}${w * 0.36},${-h + 30}`
  const collarBack = sketch.cloth(outer, getColor(options, 'inner', '#b3122a'), {
    shades: ['-n-40,-10! -n-70,-90 0,-120 n+70,-90 n+60,-10!', `.62s,${-h}! .8s+${w},${-h}! s,0! .5s,0! .62s,-90`],
    folds: [fold('-'), fold('')],
  })
  return { collarBack: collarBack + sketch.both((side) => side.trim(half.replaceAll('!', ''), 8, edge)) }
}

const medici: OutfitPiece = (canvas, { build }, options) => {
  const { neck, shoulderY: y } = build
  const radius = getNumber(options, 'radius', 150)
  const rays = Array.from({ length: 13 }, (_, index): Point => {
    const angle = Math.PI * (1.06 + (0.88 * index) / 12)
    return [Math.cos(angle) * radius, y - 34 + Math.sin(angle) * radius * 0.94]
  })
  const rim = rays.flatMap((point, index): Point[] => {
    const next = rays[index + 1]
    if (!next) return [point]
    const middle = (lerp(point[1], next[1], 0.5) - (y - 18)) * 0.95 + (y - 18)
    return [point, [lerp(point[0], next[0], 0.5) * 0.95, middle]]
  })
  const outline = smoothPath([[-neck - 10, y + 6, 1], ...rim, [neck + 10, y + 6, 1]], true)
  const color = getColor(options, 'color', '#ffffff')
  const collar = drawCloth(canvas, outline, color, {
    shade: getColor(options, 'shadow', '#cfc6e2'),
    line: getColor(options, 'line', '#7a6a94'),
    shades: [sketchTorso(canvas, build).shape('-n-50,0! -n-50,-70 0,-90 n+60,-70 n+60,0!')],
    folds: rays.map((ray): readonly Point[] => [
      [ray[0] * 0.96, (ray[1] - y) * 0.96 + y],
      [ray[0] * 0.45, (ray[1] - y) * 0.45 + y],
    ]),
  })
  return { collarBack: collar }
}

const ruff: OutfitPiece = (canvas, { build }, options) => ({
  main: [1, 0.72].map((size) => ruffLayer(canvas, build, size, options)).join(''),
})

const ruffLayer = (
  canvas: Parameters<OutfitPiece>[0],
  build: Figure['build'],
  size: number,
  options: Parameters<OutfitPiece>[2],
): Svg => {
  const y = build.shoulderY - 22
  const folds = getNumber(options, 'folds', 13)
  const color = getColor(options, 'color', '#ffffff')
  const outer = size === 1
  const rim = Array.from({ length: folds * 2 + 1 }, (_, index): Point => {
    const angle = Math.PI * (1 - index / (folds * 2)) * 1.16 - 0.25
    const reach = (index % 2 ? 1.08 : 0.9) * size * getNumber(options, 'size', 1)
    return [Math.cos(angle) * (build.neck + 64) * reach, y + Math.sin(angle) * 50 * reach - (outer ? 6 : 14)]
  })
  const { neck } = build
  const inside: Point[] = [
    [neck + 8, y - 34, 1],
    [neck, y - 10],
    [0, y + 2],
    [-neck, y - 10],
  ]
  const shadow = sketchTorso(canvas, { ...build, shoulderY: y })
  return drawCloth(
    canvas,
    smoothPath([[-neck - 8, y - 34, 1], ...rim, ...inside], true),
    outer ? mix(color, getColor(options, 'shadow', '#c5bbdc'), 0.35) : color,
    {
      shade: getColor(options, 'shadow', '#c9bfde'),
      line: getColor(options, 'line', '#6a5a86'),
      folds: rim
        .filter((_, index) => index % 2 === 0)
        .map((point) => [point, [point[0] * 0.5, (point[1] - y) * 0.3 + y - 8]]),
      shades: [shadow.shape('8,-40! 120,-30 120,60! 40,60! 30,0')],
    },
  )
}

const suitCollar: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const size = getNumber(options, 'size', 1)
  const colors = [getColor(options, 'color', '#c8142e'), getColor(options, 'second', '#26202e')]
  const suits = ['heart', 'spade', 'diamond', 'club']
  const panels = [-72, 72, -46, 46, -20, 20, 0].map((angle, index) => {
    const turn = toRadians(angle)
    const reach = (204 + Math.abs(angle) * 0.9) * size
    const at = (distance: number, offset: number) => {
      const x = Math.sin(turn + offset) * distance
      return `${x.toFixed(1)},${(-Math.cos(turn + offset) * distance + 10).toFixed(1)}`
    }
    const color = colors[Math.round(Math.abs(angle) / 24) % 2] ?? '#c8142e'
    const sign = { emblem: { kind: suits[index % 4] ?? 'heart', color: '#fff3e0', scale: 0.62 } }
    const outline = `${at(40, -0.5)}! ${at(reach * 0.8, -0.24)} ${at(reach, 0)}! ${at(reach * 0.8, 0.24)} ${at(40, 0.5)}!`
    const panel = sketch.cloth(outline, color, {
      folds: [`${at(40, 0)} ${at(reach * 0.5, 0)}`],
      shades: angle > 0 ? [`${at(20, 0)}! ${at(reach, 0)}! ${at(reach, 0.3)} ${at(40, 0.5)}!`] : [],
    })
    const edge = sketch.trim(`${at(reach * 0.8, -0.24)} ${at(reach * 0.93, -0.1)} ${at(reach, 0)}`, 6, '#e8c04e')
    const [x, y] = [Math.sin(turn) * reach * 0.78, -Math.cos(turn) * reach * 0.78 + 10]
    return panel + edge + addEmblem(canvas, sign, x, y + build.shoulderY)
  })
  return { collarBack: panels.join('') }
}

const frillCollar: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#ffffff')
  const sketch = sketchTorso(canvas, build)
  const waves = Array.from({ length: 13 }, (_, index) => {
    const u = index / 6 - 1
    const out = index % 2 ? 1.12 : 0.96
    return `${(u * (build.neck + 50) * out).toFixed(1)},${(-34 + (1 - u * u) * 62 * out).toFixed(1)}`
  })
  const collar = sketch.cloth(`-n-18,-52! ${waves.join(' ')} n+18,-52! n,-24 0,-6 -n,-24`, color, {
    shade: findText(options, 'shadow') ?? '#d0cbe4',
    line: getColor(options, 'line', '#75688c'),
    shades: ['8,-30! n+60,-50 n+60,40! 20,40! 24,0'],
    folds: waves
      .filter((_, index) => index % 2 === 0)
      .map((wave) => `${wave} ${wave.replace(/^(-?[\d.]+)/, (x) => String(Number(x) * 0.6))}-22`),
  })
  return { main: collar }
}

export const COLLARS: OutfitTable = {
  'high-collar': highCollar,
  medici,
  ruff,
  'suit-collar': suitCollar,
  'frill-collar': frillCollar,
}
