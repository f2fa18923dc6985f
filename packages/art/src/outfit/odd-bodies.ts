import { toInk, tint, shade } from '../draw/color.ts'
import { definePattern } from '../draw/patterns.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import type { Sketch } from '../draw/sketch.ts'
import { base } from './basics.ts'
import { COATS } from './coats.ts'
import { drawGarments, drawPatch } from './gowns.ts'
import { sketchTorso } from './torso.ts'

function drawStraws(sketch: Sketch, lines: readonly string[]): string {
  return lines.map((line, index) => sketch.blade(line, 9, index % 2 ? '#f2d070' : '#d9ac42', 'spike')).join('')
}

const strawSuit: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#6f8fc0')
  const sketch = sketchTorso(canvas, figure.build)
  const suit = drawGarments(canvas, figure, [
    [
      COATS['rags'],
      {
        color,
        shirt: '#8aa4cc',
        open: 0.16,
        patch: getColor(options, 'patch', '#c8a45a'),
        lapelColor: tint(color, 0.2),
      },
    ],
  ])
  const neck = drawStraws(sketch, [
    '-n-10,-30 -n-36,-14 -n-60,14',
    '-n,-26 -n-20,10 -n-30,40',
    '-12,-20 -14,14 -22,44',
    '8,-18 10,16 4,52',
    '.6n,-22 n,10 n+14,40',
    'n+6,-30 n+34,-10 n+62,12',
    '-.5n,-24 -.6n,6 -.9n,30',
  ])
  const chest = drawStraws(sketch, [
    '0,100 -20,120 -34,150',
    '4,110 16,130 34,146',
    '0,170 -16,196 -30,206',
    '6,176 20,196 40,204',
  ])
  const cuffs = sketch.both((half) =>
    drawStraws(half, ['s-10,70 s+24,80 s+50,66', 's-6,84 s+28,104 s+56,104', 's-4,98 s+20,124 s+44,140']),
  )
  const rope =
    sketch.trim('-.8s,206 0,220 .8s,206', 16, '#b98a4e') +
    [-0.6, -0.3, 0, 0.3, 0.6].map((x) => sketch.stroke(`${x}s-6,204 ${x}s+8,224`, 4, '#6a4420')).join('')
  return { main: (suit.main ?? '') + neck + chest + cuffs + rope }
}

const tinTorso: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#b4bfd0')
  const sketch = sketchTorso(canvas, figure.build)
  const arms = sketch.both(
    (half) =>
      half.metal('s-30,0! s+20,4 s+40,70 s+34,b! s-26,b! s-34,90', color, { gradient: 's-30,60 s+40,90' }) +
      half.disc(figure.build.shoulder + 4, 26, 40, tint(color, 0.2), toInk(color), 5) +
      half.disc(figure.build.shoulder + 4, 26, 16, shade(color, 1), toInk(color), 3),
  )
  const neck = sketch.metal('-n-14,-60! n+14,-60! n+26,-12! -n-26,-12!', shade(color, 0.6), { gradient: '-40,0 40,0' })
  const body = sketch.metal('-.72s,-8! -.3s,-20 0,-22 .3s,-20 .72s,-8! .76s,120 .74s,b! -.74s,b! -.76s,120', color, {
    gradient: '-.74s,40 .74s,70',
    folds: ['3 flat | 0,-20 2,100 0,b', '3 both | -.74s,120 0,140 .74s,120'],
    shines: ['9 both | -.52s,20 -.56s,110 -.52s,220'],
  })
  const hoops = [-6, 124, 230].map((y) => sketch.trim(`-.75s,${y} 0,${y + 16} .75s,${y}`, 10, tint(color, 0.2)))
  const rivets = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].flatMap((x) =>
    [20, 106, 152]
      .map((y) => sketch.points(`${x}s,${y}`)[0])
      .map((p, row) => sketch.gem(p?.[0] ?? 0, [20, 106, 152][row] ?? 0, 5.5, tint(color, 0.5))),
  )
  return { main: arms + neck + body + hoops.join('') + rivets.join('') }
}

const leafTunic: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#a8a060')
  const sketch = sketchTorso(canvas, figure.build)
  const vein = getColor(options, 'vein', tint(color, 1))
  const body =
    base(canvas, figure, {
      neck: options['gown'] ? 'off' : 'v',
      depth: options['gown'] ? 76 : 60,
      color,
      pattern: { kind: 'leaf', color: shade(color, 0.8), scale: 60 },
    }).main ?? ''
  const leaves = sketch.both((half) =>
    [2, 1, 0]
      .map((row) =>
        half.cloth(
          `${0.24 + row * 0.22}s,${-10 + row * 14}! ${0.5 + row * 0.2}s,${40 + row * 20} ${0.4 + row * 0.26}s,${116 + row * 8}! ${0.2 + row * 0.2}s,${64 + row * 10}`,
          row % 2 ? tint(color, 0.2) : color,
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

const tatteredVest: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a3a4a')
  const scale = getColor(options, 'scales', '#5a7a6a')
  const sketch = sketchTorso(canvas, figure.build)
  const hide =
    base(canvas, figure, { neck: 'high', color: scale, pattern: { kind: 'scales', color: toInk(scale), scale: 30 } })
      .main ?? ''
  const halves = sketch.both(
    (half, side) =>
      half.cloth(
        'n+10,-40! .6s,-16 s-20,6! .8s,60 .74s,120! .8s,150! .68s,170! .74s,206! .6s,b! .12s,b! .1s,210! .16s,190! .04s,170! .08s,110 n,20',
        color,
        {
          pattern: definePattern(canvas, 'stripes', shade(color, 0.5), 9),
          shades: side > 0 ? ['.6s,-20! s,0! .9s,b! .44s,b! .56s,120'] : [],
        },
      ) +
      half.cloth('n+6,-46! n+40,-24 .5s,40! .3s,60! .12s,110! .8n,20', tint(color, 0.2), { lineWidth: 2.4 }) +
      half.blade('s-20,8 s+2,40 s-4,76', 26, color, 'spike') +
      half.blade('s-30,4 s-30,40 s-46,70', 24, color, 'spike'),
  )
  const buttons = [130, 166].map((y) => sketch.disc(-14, y, 8, '#e8c04e', '#6a4410', 3))
  return { main: hide + halves + buttons.join('') + drawPatch(sketch, 0.42, 140, '#4a5a6a') }
}

export const ODD_BODIES: OutfitTable = {
  'straw-suit': strawSuit,
  'tin-torso': tinTorso,
  'leaf-tunic': leafTunic,
  'tattered-waistcoat': tatteredVest,
}
