import { ink, light, shade } from '../draw/colour.ts'
import { pattern } from '../draw/patterns.ts'
import { colourIn, numberIn } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { maybeText, patternIn } from '../props/options.ts'
import type { Sketch } from '../props/sketch.ts'
import { base } from './basics.ts'
import { COATS } from './coats.ts'
import { dressed, patch } from './gowns.ts'
import { TUNICS } from './tunics.ts'
import { NECKWEAR } from './neckwear.ts'
import { sketchOn } from './torso.ts'

function straws(sketch: Sketch, lines: readonly string[]): string {
  return lines.map((line, index) => sketch.blade(line, 9, index % 2 ? '#f2d070' : '#d9ac42', 'spike')).join('')
}

/** A faded suit stuffed with straw, tied with rope. */
const strawSuit: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#6f8fc0')
  const sketch = sketchOn(canvas, figure.build)
  const suit = dressed(canvas, figure, [
    [
      COATS['rags'],
      {
        colour,
        shirt: '#8aa4cc',
        open: 0.16,
        patch: colourIn(options, 'patch', '#c8a45a'),
        lapelColour: light(colour, 0.2),
      },
    ],
  ])
  const neck = straws(sketch, [
    '-n-10,-30 -n-36,-14 -n-60,14',
    '-n,-26 -n-20,10 -n-30,40',
    '-12,-20 -14,14 -22,44',
    '8,-18 10,16 4,52',
    '.6n,-22 n,10 n+14,40',
    'n+6,-30 n+34,-10 n+62,12',
    '-.5n,-24 -.6n,6 -.9n,30',
  ])
  const chest = straws(sketch, [
    '0,100 -20,120 -34,150',
    '4,110 16,130 34,146',
    '0,170 -16,196 -30,206',
    '6,176 20,196 40,204',
  ])
  const cuffs = sketch.both((half) =>
    straws(half, ['s-10,70 s+24,80 s+50,66', 's-6,84 s+28,104 s+56,104', 's-4,98 s+20,124 s+44,140']),
  )
  const rope =
    sketch.trim('-.8s,206 0,220 .8s,206', 16, '#b98a4e') +
    [-0.6, -0.3, 0, 0.3, 0.6].map((x) => sketch.stroke(`${x}s-6,204 ${x}s+8,224`, 4, '#6a4420')).join('')
  return { main: (suit.main ?? '') + neck + chest + cuffs + rope }
}

/** A cylinder of tin with seams and rivets, jointed at the shoulders. */
const tinTorso: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#b4bfd0')
  const sketch = sketchOn(canvas, figure.build)
  const arms = sketch.both(
    (half) =>
      half.metal('s-30,0! s+20,4 s+40,70 s+34,b! s-26,b! s-34,90', colour, { gradient: 's-30,60 s+40,90' }) +
      half.disc(figure.build.shoulder + 4, 26, 40, light(colour, 0.2), ink(colour), 5) +
      half.disc(figure.build.shoulder + 4, 26, 16, shade(colour, 1), ink(colour), 3),
  )
  const neck = sketch.metal('-n-14,-60! n+14,-60! n+26,-12! -n-26,-12!', shade(colour, 0.6), { gradient: '-40,0 40,0' })
  const body = sketch.metal('-.72s,-8! -.3s,-20 0,-22 .3s,-20 .72s,-8! .76s,120 .74s,b! -.74s,b! -.76s,120', colour, {
    gradient: '-.74s,40 .74s,70',
    folds: ['3 flat | 0,-20 2,100 0,b', '3 both | -.74s,120 0,140 .74s,120'],
    shines: ['9 both | -.52s,20 -.56s,110 -.52s,220'],
  })
  const hoops = [-6, 124, 230].map((y) => sketch.trim(`-.75s,${y} 0,${y + 16} .75s,${y}`, 10, light(colour, 0.2)))
  const rivets = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].flatMap((x) =>
    [20, 106, 152]
      .map((y) => sketch.points(`${x}s,${y}`)[0])
      .map((p, row) => sketch.gem(p?.[0] ?? 0, [20, 106, 152][row] ?? 0, 5.5, light(colour, 0.5))),
  )
  return { main: arms + neck + body + hoops.join('') + rivets.join('') }
}

/** Suspenders over a shirt. */
const suspenders: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#7a4a2a')
  const sketch = sketchOn(canvas, figure.build)
  const shirt =
    base(canvas, figure, {
      neck: 'round',
      colour: colourIn(options, 'shirt', '#f6efe0'),
      pattern: options['pattern'] ?? null,
    }).main ?? ''
  const straps = sketch.both(
    (half) =>
      half.trim('.5s,-18 .44s,90 .4s,b', 19, colour) + half.gem(figure.build.shoulder * 0.43, 150, 8, '#e8c04e'),
  )
  return {
    main:
      shirt +
      straps +
      sketch.trim('-.44s,96 0,104 .44s,96', 19, colour) +
      sketch.cloth('/-.66s,200 .66s,200 .66s,b -.66s,b', shade(colour, 0.4)),
  }
}

const stripedShirt: OutfitPiece = (canvas, figure, options) =>
  base(canvas, figure, {
    neck: 'round',
    ...options,
    colour: colourIn(options, 'colour', '#f6f0e4'),
    pattern: { kind: 'rows', colour: colourIn(options, 'stripes', '#3a5a8a'), scale: 30 },
  })

/** A bib apron of sailcloth with a pocket for tools. */
const canvasApron: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#d8c69a')
  const sketch = sketchOn(canvas, build)
  const straps = sketch.both((half) => half.trim('n+20,-30 .34s,40', 13, shade(colour, 0.5)))
  const bib = sketch.cloth('-.36s,36! .36s,36! .4s,120 .62s,160 .64s,b! -.64s,b! -.62s,160 -.4s,120', colour, {
    pattern: patternIn(canvas, options),
    shades: ['.14s,36! .7s,36! .7s,b! .14s,b! .24s,150'],
    folds: ['-30,50 -34,120 -30,180', '30,60 34,130 30,190'],
  })
  const pocket = sketch.cloth('/-46,136 46,136 42,206 -42,206', light(colour, 0.15), { lineWidth: 2.4 })
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

/** A monk's habit: wide hood on the shoulders, patches, rope. */
const habit: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#7a5638')
  const sketch = sketchOn(canvas, figure.build)
  const robe = base(canvas, figure, { neck: 'round', colour, growth: 7 }).main ?? ''
  const cowl = sketch.cloth(
    '-n-20,-60! -n-70,-44 -.86s,0 -.5s,70 0,104! .5s,70 .86s,0 n+70,-44 n+20,-60! n,-14 0,4 -n,-14',
    light(colour, 0.14),
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
    main: robe + patch(sketch, -0.5, 150, shade(colour, 0.6)) + patch(sketch, 0.5, 166, '#a8845a') + cowl + rope,
  }
}

/** A leather belt as wide as a hand. */
const bigBelt: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#6a3f22')
  const y = numberIn(options, 'y', 170)
  const sketch = sketchOn(canvas, build).with({ y })
  return {
    main:
      sketch.cloth('-.78s,y! 0,y+12 .78s,y! .76s,y+46! 0,y+60 -.76s,y+46!', colour, {
        shades: ['.2s,y! s,y! s,y+70! .2s,y+70!'],
      }) +
      sketch.inked('/-34,y+4 34,y+4 34,y+62 -34,y+62', 'none', 11, '#6a4410') +
      sketch.inked('/-34,y+4 34,y+4 34,y+62 -34,y+62', 'none', 6.5, colourIn(options, 'buckle', '#e8c04e')) +
      sketch.rod(
        [0, build.shoulderY * 0 + (sketch.points('0,y+10')[0]?.[1] ?? 0)],
        [0, sketch.points('0,y+56')[0]?.[1] ?? 0],
        8,
        '#e8c04e',
      ),
  }
}

/** A sleeveless leather jerkin; `leaf` cuts its hem like leaves. */
const jerkin: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#7a5434')
  const sketch = sketchOn(canvas, figure.build)
  const shirt =
    options['shirt'] === false
      ? ''
      : (base(canvas, figure, { neck: 'v', depth: 50, colour: colourIn(options, 'shirt', '#e8dcc0') }).main ?? '')
  const vest = sketch.cloth(
    '-n-18,-38! -.62s,-18 -s+16,2! -.8s,70 -.74s,130 -.72s,b! .72s,b! .74s,130 .8s,70 s-16,2! .62s,-18 n+18,-38! 0,76!',
    colour,
    {
      pattern: patternIn(canvas, options),
      shades: ['.3s,20! s,-10! s,b! .3s,b! .4s,120', '-n-20,-40! 0,80! n+20,-40! .7n,30 0,100 -.7n,30'],
      folds: ['-.5s,40 -.46s,140 -.5s,b', '.5s,40 .46s,140 .5s,b'],
    },
  )
  const laces = [84, 116, 148].map(
    (y) =>
      sketch.stroke(`-16,${y} 16,${y + 16}`, 5, '#e8d8b0', { profile: 'flat' }) +
      sketch.stroke(`16,${y} -16,${y + 16}`, 5, '#e8d8b0', { profile: 'flat' }),
  )
  const edge = sketch.trim('-n-18,-36 0,78 n+18,-36', 7, maybeText(options, 'trim') ?? shade(colour, 0.8))
  return { main: shirt + vest + edge + laces.join('') }
}

const asylumShirt: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#e6dfd0')
  const sketch = sketchOn(canvas, figure.build)
  const shirt = base(canvas, figure, { neck: 'high', colour }).main ?? ''
  const straps = ['-.8s,90 0,110 .8s,90', '-.78s,170 0,190 .78s,170'].map((line) => sketch.trim(line, 19, '#b09a74'))
  const buckles = [108, 188].map((y) =>
    sketch.inked(`/-14,${y - 16} 14,${y - 16} 14,${y + 14} -14,${y + 14}`, 'none', 6, '#7a7f8f'),
  )
  return {
    main:
      shirt +
      sketch.stroke('0,-24 2,80 0,b', 4, ink(colour), { profile: 'flat', opacity: 0.7 }) +
      straps.join('') +
      buckles.join('') +
      patch(sketch, -0.4, 44, '#cfc4a8'),
  }
}

const smock: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#8a9a8f')
  const sketch = sketchOn(canvas, figure.build)
  const body = dressed(canvas, figure, [
    [base, { neck: 'v', depth: 54, colour, growth: 7 }],
    [NECKWEAR['necktie'], { neckwear: 'none' }],
  ])
  const gathers = [-4, -3, -2, -1, 1, 2, 3, 4].map((i) =>
    sketch.stroke(`${i * 18},60 ${i * 22},120 ${i * 26},b`, 3, ink(colour), { profile: 'out', opacity: 0.6 }),
  )
  return {
    main:
      (body.main ?? '') + gathers.join('') + patch(sketch, -0.5, 130, '#b8a06a') + patch(sketch, 0.46, 176, '#7a6a8a'),
  }
}

/** A dress for a skeleton leaf: its veins run over the cloth, its hem is torn along them. */
const leafTunic: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#a8a060')
  const sketch = sketchOn(canvas, figure.build)
  const vein = colourIn(options, 'vein', light(colour, 1))
  const body =
    base(canvas, figure, {
      neck: options['gown'] ? 'off' : 'v',
      depth: options['gown'] ? 76 : 60,
      colour,
      pattern: { kind: 'leaf', colour: shade(colour, 0.8), scale: 60 },
    }).main ?? ''
  const leaves = sketch.both((half) =>
    [2, 1, 0]
      .map((row) =>
        half.cloth(
          `${0.24 + row * 0.22}s,${-10 + row * 14}! ${0.5 + row * 0.2}s,${40 + row * 20} ${0.4 + row * 0.26}s,${116 + row * 8}! ${0.2 + row * 0.2}s,${64 + row * 10}`,
          row % 2 ? light(colour, 0.2) : colour,
          {
            folds: [
              `${0.28 + row * 0.22}s,${0 + row * 14} ${0.34 + row * 0.22}s,${56 + row * 14} ${0.4 + row * 0.26}s,${104 + row * 8}`,
            ],
          },
        ),
      )
      .join(''),
  )
  const veins = [
    '0,70 0,150 0,b',
    '0,120 -.2s,150 -.44s,156',
    '0,120 .2s,150 .44s,156',
    '0,170 -.2s,200 -.44s,206',
    '0,170 .2s,200 .44s,206',
  ].map((line) => sketch.stroke(line, 4.4, vein, { profile: 'out' }))
  return { main: body + veins.join('') + (options['gown'] ? '' : leaves) }
}

/** A patched shirt of dark squares over scales, for beasts in waistcoats. */
const tatteredVest: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#7a3a4a')
  const scale = colourIn(options, 'scales', '#5a7a6a')
  const sketch = sketchOn(canvas, figure.build)
  const hide =
    base(canvas, figure, { neck: 'high', colour: scale, pattern: { kind: 'scales', colour: ink(scale), scale: 30 } })
      .main ?? ''
  const halves = sketch.both(
    (half, side) =>
      half.cloth(
        'n+10,-40! .6s,-16 s-20,6! .8s,60 .74s,120! .8s,150! .68s,170! .74s,206! .6s,b! .12s,b! .1s,210! .16s,190! .04s,170! .08s,110 n,20',
        colour,
        {
          pattern: pattern(canvas, 'stripes', shade(colour, 0.5), 9),
          shades: side > 0 ? ['.6s,-20! s,0! .9s,b! .44s,b! .56s,120'] : [],
        },
      ) +
      half.cloth('n+6,-46! n+40,-24 .5s,40! .3s,60! .12s,110! .8n,20', light(colour, 0.2), { lineWidth: 2.4 }) +
      half.blade('s-20,8 s+2,40 s-4,76', 26, colour, 'spike') +
      half.blade('s-30,4 s-30,40 s-46,70', 24, colour, 'spike'),
  )
  const buttons = [130, 166].map((y) => sketch.disc(-14, y, 8, '#e8c04e', '#6a4410', 3))
  return { main: hide + halves + buttons.join('') + patch(sketch, 0.42, 140, '#4a5a6a') }
}

export const WORK_CLOTHES: OutfitTable = {
  'straw-suit': strawSuit,
  'tin-torso': tinTorso,
  suspenders,
  'striped-shirt': stripedShirt,
  'canvas-apron': canvasApron,
  'nurse-apron': (canvas, figure, options) =>
    canvasApron(canvas, figure, { colour: '#ffffff', bottles: true, ...options }),
  habit,
  'big-belt': bigBelt,
  jerkin,
  'asylum-shirt': asylumShirt,
  smock,
  'leaf-tunic': leafTunic,
  'tattered-waistcoat': tatteredVest,
  'laced-tunic': (canvas, figure, options) => TUNICS['tunic']?.(canvas, figure, { lace: '#7a4a24', ...options }) ?? {},
}
