import { type Color, mix, tint } from '../draw/color.ts'
import { buildLock, traceLock } from '../draw/lock.ts'
import { type Frame, toPoints } from '../draw/notation.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { type HandTones, drawSolid } from './hand-strokes.ts'

const COPPER = '#c07a34'

/** The feathers of a spread wing, from the elbow up to the tip: flight feathers, and two rows that cover their roots. */
const WING_ROWS: readonly { feathers: readonly string[]; width: number }[] = [
  {
    width: 46,
    feathers: [
      '-6,150 20,190 34,232 38,272',
      '-4,126 34,162 60,206 72,254',
      '-2,102 48,132 84,174 104,226',
      '0,78 60,102 106,142 132,192',
      '0,54 70,70 124,104 156,152',
      '0,30 76,36 136,62 174,104',
      '0,8 78,4 142,20 184,54',
      '-2,-12 70,-26 138,-22 186,-4',
      '-6,-26 54,-60 118,-72 172,-66',
      '-12,-34 32,-88 88,-120 142,-130',
      '-18,-38 8,-110 50,-160 98,-184',
      '-26,-40 -16,-118 6,-180 44,-222',
      '-34,-38 -38,-112 -30,-180 -8,-236',
    ],
  },
  {
    width: 38,
    feathers: [
      '-14,140 6,172 18,200 20,226',
      '-12,112 20,138 42,168 52,200',
      '-10,84 32,104 62,132 76,164',
      '-8,56 42,68 78,92 96,120',
      '-8,28 46,32 86,48 108,72',
      '-8,4 48,-4 88,2 112,18',
      '-12,-16 36,-40 76,-46 106,-42',
      '-20,-28 10,-74 44,-98 76,-108',
      '-28,-32 -22,-86 -4,-122 18,-146',
    ],
  },
  {
    width: 32,
    feathers: [
      '-28,146 -14,168 -6,186 -4,202',
      '-26,116 -4,136 10,154 16,174',
      '-24,86 4,100 24,118 32,136',
      '-24,56 8,64 32,78 42,94',
      '-24,28 12,30 36,38 48,50',
      '-26,2 8,-6 32,-4 46,4',
      '-32,-18 -4,-38 20,-46 38,-46',
      '-38,-28 -28,-60 -14,-80 2,-94',
    ],
  },
]

/** The bones along the front edge of a wing, from the elbow to the wrist, under short down. */
const WING_EDGE = '-18,168 -40,140 -44,80 -46,24 -42,-30 -30,-46 -14,-30 -20,24 -18,80 -10,140'

/** Draws a spread wing in place of forearm and hand. It covers the forearm down to the elbow. */
export function drawWing(tones: HandTones, frame: Frame): Svg {
  const { base, shadow } = tones
  const colors = [
    [shadow, mix(base, COPPER, 0.75), base],
    [mix(base, COPPER, 0.35), base],
    [tint(base, 0.3), tint(base, 0.1)],
  ]
  const rows = WING_ROWS.map(({ feathers, width }, row) =>
    feathers
      .map((spine, index) => drawFeather(spine, width, colors[row]?.[index % colors[row].length] ?? base, tones, frame))
      .join(''),
  )
  return rows.join('') + drawSolid(WING_EDGE, tones, frame, 3.4)
}

function drawFeather(points: string, width: number, color: Color, { line }: HandTones, frame: Frame): Svg {
  const feather = buildLock(toPoints(points, frame), width, { profile: 'leaf' })
  const barbs = [0.35, 0.5, 0.65, 0.8].map((along) =>
    path(brush([feather.at(0.5, along - 0.06), feather.at(0.78, along + 0.06)], 1.8, 'out', 4), line, { opacity: 0.5 }),
  )
  return (
    path(feather.outline, color, { stroke: line, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }) +
    path(brush(traceLock(feather, 0.5, 0.05, 0.92), 2.6, 'out', 10), line, { opacity: 0.7 }) +
    barbs.join('')
  )
}
