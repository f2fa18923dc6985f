import { type Color, toInk, tint, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { findText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Canvas } from '../draw/canvas.ts'
import { base, BASICS } from './basics.ts'
import { TUNICS } from './tunics.ts'
import { COLLARS } from './collars.ts'
import { sketchTorso } from './torso.ts'
import type { Options } from '../draw/options.ts'
import type { Build } from '../spec.ts'
import { drawFurBand } from './fur-band.ts'

/** Draws several garments on top of each other, as if the recipe listed each of them. */
export function drawGarments(
  canvas: Canvas,
  figure: Figure,
  pieces: readonly (readonly [OutfitPiece | undefined, Options])[],
): ReturnType<OutfitPiece> {
  const drawn = pieces.map(([piece, options]) => piece?.(canvas, figure, options) ?? {})
  const all = (name: 'back' | 'main' | 'collarBack') => drawn.map((part) => part[name] ?? '').join('')
  return { back: all('back'), main: all('main'), collarBack: all('collarBack') }
}

const suitGown: OutfitPiece = (canvas, figure, options) => {
  const [color, second] = [getColor(options, 'color', '#c8142e'), getColor(options, 'second', '#26202e')]
  const gold = getColor(options, 'trim', '#e8c04e')
  const sketch = sketchTorso(canvas, figure.build)
  const y = figure.build.shoulderY
  const under = drawGarments(canvas, figure, [
    [COLLARS['suit-collar'], { color, second, size: getNumber(options, 'collarSize', 1) }],
    [base, { neck: 'square', depth: 26, color }],
    [BASICS['puff'], { color: second, cuff: '#fff3e0' }],
  ])
  const half = sketch.cloth('0,28! n+28,26! .6s,14 .7s,110 .66s,b! 0,b!', second, {
    shades: ['.3s,30! s,30! s,b! .3s,b!'],
  })
  const center = sketch.cloth('-34,30! 34,30! 22,150 40,b! -40,b! -22,150', '#fff3e0', {
    shades: ['8,30! 40,30! 40,b! 12,b!'],
  })
  const signs = ['heart', 'spade', 'heart', 'club'].map((kind, index) =>
    addEmblem(canvas, { emblem: { kind, color: index % 2 ? second : color, scale: 0.5 } }, 0, y + 70 + index * 50),
  )
  const sides =
    addEmblem(
      canvas,
      { emblem: { kind: 'diamond', color: '#fff3e0', scale: 0.8 } },
      -figure.build.shoulder * 0.42,
      y + 120,
    ) +
    addEmblem(
      canvas,
      { emblem: { kind: 'heart', color: '#fff3e0', scale: 0.8 } },
      figure.build.shoulder * 0.42,
      y + 120,
    )
  const trims =
    sketch.both((side) => side.trim('34,30 22,150 40,b', 7, gold)) + sketch.trim('-n-30,24 0,32 n+30,24', 7, gold)
  return { ...under, main: (under.main ?? '') + half + center + signs.join('') + sides + trims }
}

const segmentedRobe: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const color = getColor(options, 'color', '#5fae9a')
  const second = getColor(options, 'second', '#8ad0a8')
  const sleeves = sketch.both((half, side) =>
    [2, 1, 0]
      .map(
        (row) =>
          half.cloth(
            `.7s,${36 + row * 78}! s+30,${20 + row * 78} s+66,${70 + row * 78} s+60,${118 + row * 78}! s+20,${110 + row * 78} .7s,${96 + row * 78}!`,
            row % 2 ? second : color,
            {
              shades:
                side > 0
                  ? [`s+20,${10 + row * 78}! s+80,${50 + row * 78} s+70,${124 + row * 78}! s+40,${120 + row * 78}!`]
                  : [],
              folds: [`.8s,${50 + row * 78} s+20,${70 + row * 78} s+44,${100 + row * 78}`],
            },
          ) +
          half.trim(
            `s+64,${74 + row * 78} s+60,${114 + row * 78} s+24,${112 + row * 78}`,
            10,
            getColor(options, 'trim', '#f2c860'),
          ) +
          half.disc(figure.build.shoulder + 18, 66 + row * 78, 11, 'none', getColor(options, 'rings', '#f2e08a'), 5),
      )
      .join(''),
  )
  const rings = [4, 3, 2, 1, 0].map((row) => {
    const [top, wide] = [-30 + row * 66, 0.62 + Math.min(row, 2) * 0.1]
    return sketch.cloth(
      `-${wide}s,${top + 10}! -n-10,${top - 8} 0,${top + 8} n+10,${top - 8} ${wide}s,${top + 10}! ${wide + 0.1}s,${top + 52} ${wide}s,${top + 86}! 0,${top + 104} -${wide}s,${top + 86}! -${wide + 0.1}s,${top + 52}`,
      row % 2 ? second : color,
      {
        shades: [`.36s,${top}! s,${top}! s,${top + 110}! .3s,${top + 110}! .46s,${top + 50}`],
        lights: [`-.5s,${top + 22}! -.2s,${top + 32} 0,${top + 34}! -.2s,${top + 42} -.5s,${top + 36}!`],
      },
    )
  })
  return { main: sleeves + rings.reverse().join('') }
}

const graveGown: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const color = getColor(options, 'color', '#cfcad6')
  const rot = getColor(options, 'rot', '#5f6a5e')
  const gown = base(canvas, figure, { neck: 'boat', color, depth: 16 }).main ?? ''
  const half = sketch.cloth('0,34! .45s,10 .7s,-12! s+12,20 s+22,140 s+20,b! 10,b! -14,200 14,120', rot, {
    shades: ['.7s,20! s+40,20! s+40,b! .8s,b!'],
    folds: ['.3s,40 .26s,140 .3s,b', '.6s,10 .62s,120 .6s,b', '20,120 30,180 24,b'],
  })
  const holes = ['.34s,110! .5s,96 .48s,130! .4s,150', '.62s,170! .76s,160 .7s,200!', '.2s,200! .36s,190 .3s,230!'].map(
    (text) => sketch.inked(text, shade(rot, 1.8), 3),
  )
  const winding = ['-.66s,70 -.2s,96 .1s,80', '-.7s,140 -.2s,170 .1s,150', '-.5s,20 -.2s,40 0,36'].map((text) =>
    sketch.trim(text, 13, tint(color, 0.4)),
  )
  return { main: gown + half + holes.join('') + winding.join('') }
}

const nightgown: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#fbf8ff')
  const ribbon = findText(options, 'ribbon')
  const sketch = sketchTorso(canvas, figure.build)
  const body = drawGarments(canvas, figure, [
    [base, { ...options, neck: 'round', color, shadow: findText(options, 'shadow') ?? '#cfc9e6' }],
    [COLLARS['frill-collar'], { color: getColor(options, 'frill', color) }],
  ])
  const yoke = sketch.stroke('-.6s,60 -.2s,84 0,88 .2s,84 .6s,60', 4, toInk(color), { opacity: 0.6 })
  const gathers = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    sketch.stroke(`${i * 24},86 ${i * 28},150 ${i * 30},b`, 3, toInk(color), { profile: 'out', opacity: 0.5 }),
  )
  const knot = ribbon ? (BASICS['bow']?.(canvas, figure, { color: ribbon, size: 0.44, y: 34 }).main ?? '') : ''
  return { ...body, main: (body.main ?? '') + yoke + gathers.join('') + knot }
}

const starDress: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2f6ff')
  const star = getColor(options, 'stars', '#8ab0f0')
  const { shoulder, shoulderY } = figure.build
  const dress = TUNICS['chiton']?.(canvas, figure, { color, shadow: '#b9c6ea', trim: star, pin: star }).main ?? ''
  const places = [
    [-0.5, 60],
    [0.46, 84],
    [-0.16, 110],
    [0.2, 160],
    [-0.42, 170],
    [0.62, 190],
    [-0.7, 120],
    [0, 214],
  ]
  return {
    main:
      dress +
      places
        .map(([x = 0, y = 0], index) =>
          addEmblem(
            canvas,
            { emblem: { kind: 'star', color: star, scale: index % 2 ? 0.34 : 0.5 } },
            x * shoulder,
            shoulderY + y,
          ),
        )
        .join(''),
  }
}

const ermineDress: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#a81c34')
  const pelt = getColor(options, 'fur', '#fbf8ff')
  const sketch = sketchTorso(canvas, figure.build)
  const front =
    sketch.cloth('-22,40! 22,40! 26,b! -26,b!', pelt, { shade: '#cfc9e6', shades: ['6,40! 30,40! 30,b! 8,b!'] }) +
    [70, 116, 162, 208]
      .map(
        (y) =>
          sketch.blade(`-8,${y} -6,${y + 10} -5,${y + 22}`, 9, '#2a2430') +
          sketch.blade(`10,${y + 22} 11,${y + 32} 12,${y + 44}`, 9, '#2a2430'),
      )
      .join('')
  return drawGarments(canvas, figure, [
    [base, { neck: 'round', color }],
    [() => ({ main: front + drawErmineCollar(sketch, figure.build, pelt) }), {}],
  ])
}

/** Draws a fur collar that lies between the sleeves, with black tails. */
function drawErmineCollar(sketch: Sketch, { shoulder, neck }: Build, pelt: Color): Svg {
  const width = 27
  const trace = (reach: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, index): readonly [number, number] => {
      const angle = (index / steps) * Math.PI
      return [-Math.cos(angle) * (shoulder * 0.34 + neck * 0.5 + reach), -30 + Math.sin(angle) * (62 + reach)]
    })
  const tails = trace(4, 8)
    .slice(1, -1)
    .map(([x, y]) => sketch.blade(`${x},${y - 12} ${x + 1},${y} ${x + 3},${y + 16}`, 9, '#2a2430'))
  return drawFurBand(sketch, trace(0, 40), width, pelt) + tails.join('')
}

const dirndl: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#c23a34')
  const layers = drawGarments(canvas, figure, [
    [base, { neck: 'round', color: '#fffaf0' }],
    [BASICS['puff'], { color: '#fffaf0', cuff: color }],
    [TUNICS['bodice'], { color, lace: '#f7e6b0', trim: '#f7e6b0' }],
  ])
  return {
    main:
      (layers.main ?? '') +
      drawPatch(sketchTorso(canvas, figure.build), -0.34, 150, getColor(options, 'patch', '#e0b070')) +
      drawPatch(sketchTorso(canvas, figure.build), 0.36, 190, '#7a9ac8'),
  }
}

export function drawPatch(sketch: Sketch, x: number, y: number, color: Color): Svg {
  const [point] = sketch.points(`${x}s,${y}`)
  const [left, top] = [point?.[0] ?? 0, y]
  const box = `${left - 24},${top - 20}! ${left + 22},${top - 24}! ${left + 26},${top + 22}! ${left - 22},${top + 24}!`
  const stitches = [-18, -4, 10].map(
    (d) =>
      sketch.stroke(`${left + d},${top - 30} ${left + d + 1},${top - 15}`, 3.4, toInk(color), { profile: 'flat' }) +
      sketch.stroke(`${left + d},${top + 15} ${left + d + 1},${top + 30}`, 3.4, toInk(color), { profile: 'flat' }),
  )
  return sketch.cloth(box, color, { lineWidth: 2 }) + stitches.join('')
}

export const GOWNS: OutfitTable = {
  'suit-gown': suitGown,
  'segmented-robe': segmentedRobe,
  'grave-gown': graveGown,
  nightgown,
  'star-dress': starDress,
  'ermine-dress': ermineDress,
  dirndl,
}
