import { type Color, toInk, tint, mix, shade } from '../draw/color.ts'
import type { Canvas } from '../draw/canvas.ts'
import { clamp } from '../draw/geometry.ts'
import { formatNumber, group, path, type Svg } from '../draw/svg.ts'
import { brush } from '../draw/stroke.ts'
import { type Frame, toPoints, toShape, type Side, SIDES, PLAIN_FRAME } from '../draw/notation.ts'
import { getSpecies, hasBeastHead } from './beast/table.ts'
import { requireKind } from './choice.ts'
import type { BeastSpec } from './head-spec.ts'
import type { Figure } from './parts.ts'

/** The shape of the right ear. Its root is on the outline of the hair. */
type BeastEar = {
  outer: string
  inner: string
  /** Locks of fur over the inside of the ear. */
  fur?: readonly string[]
  /** True if the ears are drawn in front of the hair. */
  hanging?: boolean
  rounded?: boolean
}

const CAT: BeastEar = {
  outer: '34,-168! 66,-226 104,-272! 128,-206 132,-112!',
  inner: '58,-172! 78,-216 102,-246! 116,-200 116,-138!',
  fur: ['64,-150 82,-186 84,-204', '84,-144 98,-176 104,-196', '106,-132 112,-158 112,-176'],
}

const EARS: Readonly<Record<string, BeastEar>> = {
  cat: CAT,
  panther: {
    outer: '48,-166! 62,-216 92,-246 122,-226 136,-176 132,-110!',
    inner: '68,-166! 78,-204 96,-222 112,-206 118,-140!',
    fur: ['72,-150 86,-178 88,-194'],
  },
  tiger: {
    outer: '50,-166! 58,-212 88,-240 120,-226 138,-184 132,-108!',
    inner: '70,-162! 78,-200 94,-214 110,-200 116,-140!',
    fur: ['72,-148 84,-174 88,-190', '96,-136 104,-160 108,-176'],
  },
  lion: {
    outer: '66,-158! 66,-202 96,-224 128,-206 138,-164 128,-106!',
    inner: '82,-156! 84,-190 100,-202 116,-190 118,-140!',
    fur: ['84,-146 96,-168 98,-184', '104,-134 112,-154 112,-170'],
  },
  wolf: {
    outer: '36,-170! 58,-236 88,-300! 122,-226 132,-118!',
    inner: '58,-174! 72,-226 88,-268! 110,-212 116,-142!',
    fur: ['62,-148 76,-190 78,-214', '80,-142 92,-182 96,-208', '104,-132 110,-164 110,-186'],
  },
  fox: {
    outer: '28,-172! 60,-250 108,-318! 136,-226 138,-112!',
    inner: '54,-176! 76,-238 106,-284! 122,-214 120,-140!',
    fur: ['60,-150 80,-198 84,-226', '84,-142 102,-190 106,-220', '108,-130 116,-170 118,-196'],
  },
  jackal: {
    outer: '40,-168! 54,-268 76,-348! 112,-246 126,-122!',
    inner: '58,-176! 68,-256 78,-312! 100,-232 110,-146!',
  },
  dog: {
    outer: '70,-160! 108,-178 150,-140 168,-72 158,-6 130,18 112,-18 118,-82 104,-112!',
    inner: '118,-120! 146,-96 150,-40 136,-6! 124,-50',
    hanging: true,
  },
  hound: {
    outer: '56,-166! 104,-208 166,-196 214,-128 226,-36 200,2 172,-34 150,-92 112,-124!',
    inner: '110,-150! 150,-164 188,-116 204,-46 196,-18! 178,-60 150,-112',
    hanging: true,
  },
  terrier: {
    outer: '44,-170! 66,-226 106,-252 146,-222 168,-166! 128,-176 118,-124!',
    inner: '66,-174! 80,-212 104,-228 120,-196 112,-140!',
  },
  shiba: {
    outer: '40,-168! 60,-222 96,-264! 124,-208 130,-116!',
    inner: '60,-170! 76,-212 96,-238! 112,-196 114,-142!',
    fur: ['64,-150 80,-184 84,-202', '92,-138 104,-166 106,-186'],
  },
  rabbit: {
    outer: '18,-176! 22,-270 44,-360 74,-392 98,-366 100,-280 82,-162!',
    inner: '38,-190! 40,-276 58,-350 76,-364 84,-342 82,-266 68,-178!',
    rounded: true,
  },
  hare: {
    outer: '14,-178! 30,-270 74,-356 130,-380! 128,-290 86,-164!',
    inner: '36,-188! 52,-270 84,-334 114,-354! 108,-282 70,-176!',
  },
  'lop-rabbit': {
    outer: '54,-170! 110,-210 160,-170 178,-84 172,16 146,54 122,20 128,-80 104,-124!',
    inner: '120,-140! 152,-110 158,-30 148,24! 134,-30',
    hanging: true,
  },
  mouse: {
    outer: '58,-158! 50,-224 96,-266 152,-246 172,-190 146,-128 116,-112!',
    inner: '78,-166! 76,-216 106,-242 142,-226 152,-188 134,-146 110,-134!',
    rounded: true,
  },
  bear: {
    outer: '64,-164! 62,-212 98,-238 136,-218 144,-168 120,-116!',
    inner: '82,-168! 84,-204 104,-216 122,-202 126,-168 112,-136!',
    rounded: true,
  },
  monkey: {
    outer: '116,-58! 140,-84 174,-70 182,-28 164,12 134,20 118,4!',
    inner: '128,-46! 146,-62 162,-52 166,-26 154,-2 134,4!',
    rounded: true,
  },
  goat: {
    outer: '112,-74! 150,-98 206,-90 236,-62! 204,-34 150,-34 116,-38!',
    inner: '130,-66! 166,-78 204,-72 222,-62! 194,-50 150,-48!',
  },
  donkey: {
    outer: '30,-172! 30,-276 64,-372 96,-384! 116,-290 92,-158!',
    inner: '48,-186! 52,-272 74,-340 92,-354! 98,-284 76,-172!',
    fur: ['52,-160 60,-210 58,-236', '72,-154 78,-204 80,-234'],
  },
  horse: {
    outer: '48,-170! 54,-230 84,-284! 108,-226 110,-138!',
    inner: '64,-174! 70,-222 84,-256! 96,-214 96,-154!',
  },
  pig: {
    outer: '110,-92! 148,-132 202,-120 234,-52! 196,-50 156,-22 116,-34!',
    inner: '126,-80! 156,-110 192,-104 216,-60! 184,-64 154,-44 132,-48!',
    hanging: true,
  },
  owl: {
    outer: '52,-166! 78,-216 120,-268! 118,-206 118,-124!',
    inner: '72,-164! 88,-206 110,-240! 106,-196 106,-148!',
  },
}

export const BEAST_EAR_KINDS: readonly string[] = Object.keys(EARS)

/** How much lower an animal's ears are than animal ears on a human's hair. */
const EAR_DROP = 26

export function hasUprightEars({ ears }: BeastSpec): boolean {
  return ears !== undefined && !EARS[ears]?.hanging
}

/** Draws the ears on top of the head, some behind the front hair and some in front of it. */
export function drawBeastEars(canvas: Canvas, figure: Figure, beast: BeastSpec): { behind: Svg; before: Svg } {
  if (!beast.ears) return { behind: '', before: '' }
  const ear = requireKind(EARS, beast.ears, 'beast ears')
  const color = beast.earColor ?? beast.fur ?? figure.hair.base
  const inside = beast.earInside ?? mix(tint(color, 0.5), '#f0a8b0', 0.6)
  const size = beast.earScale ?? 1
  const isAnimal = hasBeastHead(figure.spec)
  const [inwards, down] = (isAnimal && getSpecies(beast).earShift) || [0, 0]
  const y = -100 * (1 - size) - figure.pitch * 0.3 + (isAnimal ? EAR_DROP + down : 0)
  const ears = SIDES.map((side) => {
    // The ear on the far side looks narrower.
    const wide = isAnimal ? size * (1 - clamp(side * figure.turn * 0.006, -0.08, 0.42)) : size
    const transform = `translate(${formatNumber(figure.turn * (isAnimal ? 0.3 : 0.12) - side * inwards)} ${formatNumber(y)}) scale(${wide} ${size})`
    return group({ transform }, drawEar(canvas, ear, color, inside, side))
  }).join('')
  return ear.hanging ? { behind: '', before: ears } : { behind: ears, before: '' }
}

function drawEar(canvas: Canvas, ear: BeastEar, color: Color, inside: Color, side: Side): Svg {
  const frame: Frame = { ...PLAIN_FRAME, side }
  const line = toInk(color)
  const outer = toShape(ear.outer, frame)
  const inner = toShape(ear.inner, frame)
  const dark = shade(inside, 1.1)
  const stops = [
    [0, tint(inside, 0.3)],
    [1, dark],
  ] as const
  const fur = (ear.fur ?? []).map((written) => {
    const tuft = toPoints(written, frame)
    return path(brush(tuft, 17, 'out', 8), line) + path(brush(tuft, 13, 'out', 8), tint(color, 0.7))
  })
  const rim = toPoints(ear.outer, frame).slice(0, 3)
  const glint = rim.map(([x, y]) => [x + 6, y + 7] as const)
  return (
    path(outer, line, { stroke: line, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(outer, color) +
    group({ 'clip-path': canvas.clip(outer) }, path(brush(glint, 7, 'both', 10), tint(color, 0.8), { opacity: 0.5 })) +
    path(inner, canvas.linearGradient([0, -300, 0, -110], ...stops), {
      stroke: shade(color, 1.3),
      'stroke-width': 2.4,
    }) +
    fur.join('')
  )
}
