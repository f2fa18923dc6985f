import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import { base } from './basics.ts'
import { drawGarments, drawPatch } from './gowns.ts'
import { TUNICS } from './tunics.ts'
import { NECKWEAR } from './neckwear.ts'
import { buildGarmentOutline, getNeckline, sketchTorso } from './torso.ts'
import { group } from '../draw/svg.ts'
import type { Options } from '../draw/options.ts'

const suspenders: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a4a2a')
  const sketch = sketchTorso(canvas, figure.build)
  const linen = { color: getColor(options, 'shirt', '#f6efe0'), pattern: options['pattern'] ?? null }
  const shirt = options['shirt'] === false ? '' : (base(canvas, figure, { neck: 'round', ...linen }).main ?? '')
  const straps = sketch.both(
    (half) => half.trim('.5s,-18 .44s,90 .4s,b', 19, color) + half.gem(figure.build.shoulder * 0.43, 150, 8, '#e8c04e'),
  )
  return {
    main:
      shirt +
      straps +
      sketch.trim('-.44s,96 0,104 .44s,96', 19, color) +
      sketch.cloth('/-.66s,200 .66s,200 .66s,b -.66s,b', shade(color, 0.4)),
  }
}

const stripedShirt: OutfitPiece = (canvas, figure, options) => {
  const { build } = figure
  const sketch = sketchTorso(canvas, build)
  const color = getColor(options, 'color', '#f6f0e4')
  const shirt = base(canvas, figure, { neck: 'round', ...options, color }).main ?? ''
  const clip = canvas.clip(buildGarmentOutline(build, sketch.points(getNeckline('round'))))
  const bars = Array.from({ length: 10 }, (_, row) => {
    const y = -40 + row * 34
    return sketch.stroke(
      `-s-30,${y + 20} -.5s,${y + 2} 0,${y + 12} .5s,${y + 2} s+30,${y + 20}`,
      15,
      getStripeColor(options),
      { profile: 'even' },
    )
  })
  return { main: shirt + group({ 'clip-path': clip, opacity: 0.9 }, bars) }
}

function getStripeColor(options: Options): string {
  return getColor(options, 'stripes', '#3a5a8a')
}

const canvasApron: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d8c69a')
  const sketch = sketchTorso(canvas, build)
  const straps = sketch.both((half) => half.trim('n+20,-30 .34s,40', 13, shade(color, 0.5)))
  const bib = sketch.cloth('-.36s,36! .36s,36! .4s,120 .62s,160 .64s,b! -.64s,b! -.62s,160 -.4s,120', color, {
    pattern: addPattern(canvas, options),
    shades: ['.14s,36! .7s,36! .7s,b! .14s,b! .24s,150'],
    folds: ['-30,50 -34,120 -30,180', '30,60 34,130 30,190'],
  })
  const pocket = sketch.cloth('/-46,136 46,136 42,206 -42,206', tint(color, 0.15), { lineWidth: 2.4 })
  const bottles = options['bottles']
    ? [
        [-24, '#c84a6a'],
        [2, '#4a9ac8'],
        [26, '#7ab84a'],
      ]
        .map(
          ([x, fill]) =>
            sketch.inked(
              `${Number(x) - 9},146! ${Number(x) - 9},116! ${Number(x) - 4},108! ${Number(x) + 4},108! ${Number(x) + 9},116! ${Number(x) + 9},146!`,
              String(fill),
              3,
            ) +
            sketch.inked(
              `/${Number(x) - 5},108 ${Number(x) + 5},108 ${Number(x) + 5},96 ${Number(x) - 5},96`,
              '#b98a54',
              2.4,
            ),
        )
        .join('')
    : ''
  return { main: straps + bib + bottles + pocket }
}

const habit: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a5638')
  const sketch = sketchTorso(canvas, figure.build)
  const robe = base(canvas, figure, { neck: 'round', color, growth: 7 }).main ?? ''
  const cowl = sketch.cloth(
    '-n-20,-60! -n-70,-44 -.86s,0 -.5s,70 0,104! .5s,70 .86s,0 n+70,-44 n+20,-60! n,-14 0,4 -n,-14',
    tint(color, 0.14),
    {
      shades: ['10,0! .9s,-30! .7s,70 0,110! 30,50'],
      folds: ['-n-44,-34 -40,40 0,66', 'n+44,-34 40,40 0,66', '-.6s,-10 -.4s,50 -10,92'],
    },
  )
  const rope =
    sketch.trim('-.74s,196 0,208 .74s,196', 15, '#d8c08a') +
    sketch.cord('20,210 26,b', 11, '#d8c08a') +
    sketch.gem(24, 240, 9, '#d8c08a')
  return {
    main: robe + drawPatch(sketch, -0.5, 150, shade(color, 0.6)) + drawPatch(sketch, 0.5, 166, '#a8845a') + cowl + rope,
  }
}

const bigBelt: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#6a3f22')
  const y = getNumber(options, 'y', 170)
  const sketch = sketchTorso(canvas, build).with({ y })
  return {
    main:
      sketch.cloth('-.78s,y! 0,y+12 .78s,y! .76s,y+46! 0,y+60 -.76s,y+46!', color, {
        shades: ['.2s,y! s,y! s,y+70! .2s,y+70!'],
      }) +
      sketch.inked('/-34,y+4 34,y+4 34,y+62 -34,y+62', 'none', 11, '#6a4410') +
      sketch.inked('/-34,y+4 34,y+4 34,y+62 -34,y+62', 'none', 6.5, getColor(options, 'buckle', '#e8c04e')) +
      sketch.rod([0, y + 10], [0, y + 56], 8, '#e8c04e'),
  }
}

/** `shirt` is the color of the shirt underneath; `false` leaves the shirt out. */
const jerkin: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a5434')
  const sketch = sketchTorso(canvas, figure.build)
  const shirt =
    options['shirt'] === false
      ? ''
      : (base(canvas, figure, { neck: 'v', depth: 50, color: getColor(options, 'shirt', '#e8dcc0') }).main ?? '')
  const vest = sketch.cloth(
    '-n-18,-38! -.62s,-18 -s+16,2! -.8s,70 -.74s,130 -.72s,b! .72s,b! .74s,130 .8s,70 s-16,2! .62s,-18 n+18,-38! 0,76!',
    color,
    {
      pattern: addPattern(canvas, options),
      shades: ['.3s,20! s,-10! s,b! .3s,b! .4s,120', '-n-20,-40! 0,80! n+20,-40! .7n,30 0,100 -.7n,30'],
      folds: ['-.5s,40 -.46s,140 -.5s,b', '.5s,40 .46s,140 .5s,b'],
    },
  )
  const laces = [84, 116, 148].map(
    (y) =>
      sketch.stroke(`-16,${y} 16,${y + 16}`, 5, '#e8d8b0', { profile: 'flat' }) +
      sketch.stroke(`16,${y} -16,${y + 16}`, 5, '#e8d8b0', { profile: 'flat' }),
  )
  const edge = sketch.trim('-n-18,-36 0,78 n+18,-36', 7, findText(options, 'trim') ?? shade(color, 0.8))
  return { main: shirt + vest + edge + laces.join('') }
}

const asylumShirt: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#e6dfd0')
  const sketch = sketchTorso(canvas, figure.build)
  const shirt = base(canvas, figure, { neck: 'high', color }).main ?? ''
  const straps = ['-.8s,90 0,110 .8s,90', '-.78s,170 0,190 .78s,170'].map((line) => sketch.trim(line, 19, '#b09a74'))
  const buckles = [108, 188].map((y) =>
    sketch.inked(`/-14,${y - 16} 14,${y - 16} 14,${y + 14} -14,${y + 14}`, 'none', 6, '#7a7f8f'),
  )
  return {
    main:
      shirt +
      sketch.stroke('0,-24 2,80 0,b', 4, toInk(color), { profile: 'flat', opacity: 0.7 }) +
      straps.join('') +
      buckles.join('') +
      drawPatch(sketch, -0.4, 44, '#cfc4a8'),
  }
}

const smock: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a9a8f')
  const sketch = sketchTorso(canvas, figure.build)
  const body = drawGarments(canvas, figure, [
    [base, { neck: 'v', depth: 54, color, growth: 7 }],
    [NECKWEAR['necktie'], { neckwear: 'none' }],
  ])
  const gathers = [-4, -3, -2, -1, 1, 2, 3, 4].map((i) =>
    sketch.stroke(`${i * 18},60 ${i * 22},120 ${i * 26},b`, 3, toInk(color), { profile: 'out', opacity: 0.6 }),
  )
  return {
    main:
      (body.main ?? '') +
      gathers.join('') +
      drawPatch(sketch, -0.5, 130, '#b8a06a') +
      drawPatch(sketch, 0.46, 176, '#7a6a8a'),
  }
}

export const WORK_CLOTHES: OutfitTable = {
  suspenders,
  'striped-shirt': stripedShirt,
  'canvas-apron': canvasApron,
  'nurse-apron': (canvas, figure, options) =>
    canvasApron(canvas, figure, { color: '#ffffff', bottles: true, ...options }),
  habit,
  'big-belt': bigBelt,
  jerkin,
  'asylum-shirt': asylumShirt,
  smock,
  'laced-tunic': (canvas, figure, options) => TUNICS['tunic']?.(canvas, figure, { lace: '#7a4a24', ...options }) ?? {},
}
