import { toLine } from '../draw/geometry.ts'
import { toInk, tint } from '../draw/color.ts'
import { buildLock } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints } from '../draw/notation.ts'
import { drawFingers, type HandTones, drawLine, drawShadow, drawSolid } from './hand-strokes.ts'

type Digit = { bone: string; width: number; nail: string }

const HORN = '#efe2c4'

/** The bent fingers, from the outermost finger to the thumb. */
const DIGITS: readonly Digit[] = [
  { bone: '24,2 52,-30 70,-72', width: 25, nail: '68,-60 84,-106 52,-136' },
  { bone: '-24,-6 -58,-44 -66,-92', width: 27, nail: '-66,-80 -74,-130 -34,-154' },
  { bone: '12,-12 34,-66 42,-112', width: 28, nail: '41,-98 52,-150 18,-182' },
  { bone: '-6,-14 -14,-72 -16,-122', width: 29, nail: '-17,-106 -14,-164 22,-190' },
  { bone: '-22,24 -66,14 -94,-18', width: 27, nail: '-88,-8 -118,-44 -96,-84' },
]

/** Draws a grasping hand with bony bent fingers, knuckles and long hooked nails. */
export function drawTalons(tones: HandTones, frame: Frame): Svg {
  const bones = DIGITS.map(({ bone, width }) => brush(toPoints(bone, frame), width, computeFingerWidth, 14))
  const tips = DIGITS.map(({ bone, width }) => {
    const [cx, cy] = toPoints(bone, frame).at(-1) ?? [0, 0]
    return element('circle', { cx, cy, r: width * 0.43 })
  })
  const digits = bones.map((d) => element('path', { d })).join('') + tips.join('')
  const outline = { fill: tones.line, stroke: tones.line, 'stroke-width': 5, 'stroke-linejoin': 'round' }
  return (
    DIGITS.map(({ nail }) => drawHookedNail(nail, frame)).join('') +
    group(outline, digits) +
    drawSolid('-36,-8 -14,-28 16,-26 34,-6 36,22 24,40 0,46 -26,40 -38,18', tones, frame) +
    group({ fill: tones.base }, digits) +
    drawShadow('8,-20! 34,-6 36,22 22,40 2,46! 14,20', tones, frame) +
    DIGITS.map(({ bone }) => drawKnuckle(bone, tones, frame)).join('') +
    ['-26,34 -16,8 -10,-24', '-2,36 2,8 4,-24', '16,32 18,8 20,-18']
      .map((points) => drawLine(points, tones, frame, 3))
      .join('')
  )
}

/** Returns the width of a finger, which is thickest at the root, the joint and the tip. */
function computeFingerWidth(along: number): number {
  return 1 - 0.26 * along + 0.12 * Math.cos(along * Math.PI * 4)
}

function drawKnuckle(points: string, tones: HandTones, frame: Frame): Svg {
  const [, [x, y] = [0, 0]] = toPoints(points, frame)
  return (
    path(brush(toLine([x - 9, y + 4], [x, y - 3], [x + 9, y + 3]), 3, 'both', 6), tones.line, { opacity: 0.8 }) +
    path(brush(toLine([x - 7, y + 12], [x, y + 7], [x + 7, y + 11]), 2.4, 'both', 6), tones.line, { opacity: 0.5 })
  )
}

function drawHookedNail(points: string, frame: Frame): Svg {
  const spine = toPoints(points, frame)
  const horn = buildLock(spine, 31, { profile: 'spike' })
  return (
    path(horn.outline, HORN, { stroke: toInk(HORN), 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    path(horn.outline, HORN) +
    path(brush([horn.at(0.72, 0.04), horn.at(0.7, 0.4), horn.at(0.6, 0.86)], 7, 'out', 8), '#8a6a4c', {
      opacity: 0.8,
    }) +
    path(brush([horn.at(0.28, 0.06), horn.at(0.3, 0.34), horn.at(0.4, 0.7)], 4, 'both', 8), tint(HORN, 1.4))
  )
}

export function drawPaw(tones: HandTones, frame: Frame): Svg {
  const toes = [
    '-40,-14 -44,-44 -28,-56 -14,-44 -14,-14',
    '-16,-18 -16,-56 0,-68 16,-56 16,-18',
    '14,-14 16,-46 30,-56 44,-42 40,-12',
  ]
  const nails = ['-34,-50! -30,-70! -22,-52!', '-4,-64! 0,-84! 6,-64!', '26,-52! 34,-70! 38,-50!']
  const horn: HandTones = { base: '#4a3a3a', shadow: '#2a2028', line: tones.line }
  return (
    drawFingers(nails, horn, frame) +
    drawFingers(toes, tones, frame) +
    drawSolid('-42,-16 -10,-26 20,-24 42,-10 42,20 22,40 -14,42 -40,24', tones, frame) +
    drawShadow('16,-18! 42,-8 42,20 22,40 0,44! 24,14', tones, frame) +
    ['-16,-28 -15,-12', '15,-28 15,-12'].map((points) => drawLine(points, tones, frame, 3)).join('')
  )
}

/** Draws the flipper of a sea turtle: it curves inwards and has scales along its front edge. */
export function drawFlipper(tones: HandTones, frame: Frame): Svg {
  const scales = ['-30,10', '-36,-26', '-36,-62', '-28,-96', '-14,-126'].map(buildHexagon)
  return (
    drawSolid('-26,40 -46,0 -52,-60 -40,-120 -10,-168 34,-196! 38,-150 40,-90 36,-30 26,40 0,50', tones, frame) +
    drawShadow('10,46! 8,-20 16,-90 34,-190! 40,-140 42,-80 36,-20 26,42', tones, frame, 0.6) +
    scales.map((points) => drawShadow(points, tones, frame, 0.75)).join('') +
    ['2,-10 14,-26 28,-28', '2,-56 14,-72 30,-74'].map((points) => drawLine(points, tones, frame, 3)).join('')
  )
}

function buildHexagon(center: string): string {
  const [x = 0, y = 0] = center.split(',').map(Number)
  return `${x - 10},${y} ${x - 4},${y - 15} ${x + 10},${y - 12} ${x + 13},${y + 4} ${x + 3},${y + 15}`
}
