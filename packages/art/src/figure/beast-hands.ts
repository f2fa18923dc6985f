import { getDirection, measureLength, moveAlong, type Point, smoothPath, toCorner, toLine } from '../draw/geometry.ts'
import { mix, toInk, tint } from '../draw/color.ts'
import { buildLock } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints, toShape } from '../draw/notation.ts'
import type { HandLayers } from './drawn-hand.ts'
import { type HandTones, drawLine, drawShadow, drawSolid } from './hand-strokes.ts'

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

/** Draws the fur that falls over a wrist, from a place on the forearm or in the opening of a sleeve. */
export function drawWristFur(wrist: Point, forearm: Point, tones: HandTones): Svg {
  const [along, length] = [getDirection(forearm, wrist), measureLength(forearm, wrist)]
  const at = (ahead: number, across: number) => moveAlong(forearm, along, ahead, across)
  const reach = length + 14
  const tips = [
    [0.66, -29],
    [0.46, -17],
    [0.9, -15],
    [0.56, -5],
    [1.1, 0],
    [0.6, 8],
    [0.94, 16],
    [0.5, 18],
    [0.74, 29],
  ].map(([ahead = 0, across = 0]) => toCorner(at(reach * ahead, across)))
  const [left, right] = [
    [at(-3, -18), at(reach * 0.3, -22)],
    [at(reach * 0.3, 22), at(-3, 18)],
  ]
  const edge = [...left, ...tips, ...right]
  return (
    path(smoothPath(edge, true), tones.base) +
    path(smoothPath([at(-3, 4), ...tips.slice(5), ...right], true), tones.shadow, { opacity: 0.6 }) +
    path(brush(edge, 2.4, 'flat', 80), tones.line, { opacity: 0.85 })
  )
}

const TOES = [-22, 2, 25] as const

/** Draws a round paw that grips a shaft: three thick toes with claws close around it. */
export function drawRoundPaw(tones: HandTones, frame: Frame): HandLayers {
  const toes = TOES.map((y, index) => {
    const reach = index === 1 ? -27 : -22
    const claw = `${reach + 9},${y - 8}! ${reach - 4},${y - 6} ${reach - 13},${y + 4}! ${reach - 2},${y + 5} ${reach + 9},${y + 8}!`
    return (
      path(toShape(claw, frame), '#5a4a48') +
      drawSolid(
        `30,${y - 13} 4,${y - 15} ${reach + 8},${y - 13} ${reach},${y} ${reach + 8},${y + 12} 4,${y + 14} 30,${y + 13} 38,${y}`,
        tones,
        frame,
        4,
      ) +
      drawShadow(
        `30,${y + 13} 4,${y + 14} ${reach + 8},${y + 12} ${reach + 3},${y + 4} 6,${y + 7} 34,${y + 4}`,
        tones,
        frame,
        0.6,
      )
    )
  })
  return {
    rear: drawSolid('-30,-20 -10,-36 18,-34 34,-14 34,22 16,40 -14,40 -30,22', tones, frame),
    front:
      toes.join('') +
      path(toShape('16,-38 34,-34 46,-12 46,14 34,38 16,40 26,24 30,2 26,-20', frame), tones.base) +
      drawLine('14,-38 32,-36 46,-14 46,14 34,40', tones, frame, 4.4) +
      drawShadow('36,-20 46,-8 46,16 34,38 24,40 36,20', tones, frame, 0.6),
  }
}

/** The edge of a flipper runs from the shoulder along the front to the tip, and back along the rear. */
const FLIPPER_EDGE =
  '4,150 -28,140 -36,104 -42,58 -62,10 -80,-50 -80,-108 -58,-166 -14,-210 60,-240! 46,-196 52,-140 62,-80 58,-10 46,58 38,104 32,140'

/** The plates of a flipper get smaller toward its tip and its rear edge. */
const FLIPPER_PLATES = [
  ['-14,118', 9],
  ['10,114', 10],
  ['-12,86', 10],
  ['11,80', 9],
  ['-28,54', 13],
  ['0,50', 12],
  ['-36,18', 16],
  ['-5,16', 14],
  ['20,20', 9],
  ['-46,-20', 16],
  ['-14,-18', 16],
  ['15,-12', 11],
  ['-52,-60', 16],
  ['-21,-56', 17],
  ['11,-48', 13],
  ['-51,-100', 15],
  ['-21,-95', 16],
  ['8,-88', 13],
  ['-40,-137', 14],
  ['-12,-133', 14],
  ['13,-126', 10],
  ['-20,-167', 12],
  ['3,-163', 11],
  ['6,-189', 9],
  ['27,-205', 8],
] as const

/** Draws the flipper of a sea turtle, which is a whole forelimb: it grows from the shoulder and curves back to its tip. */
export function drawFlipper(tones: HandTones, frame: Frame): Svg {
  const plates = FLIPPER_PLATES.map(([at, size]) => drawPlate(toPoints(at, frame)[0] ?? [0, 0], size, tones))
  return (
    drawSolid(FLIPPER_EDGE, tones, frame, 5) +
    drawShadow(
      '10,148! 20,100 28,0 34,-80 22,-150 54,-234 46,-196 52,-140 62,-80 58,-10 46,58 38,104 32,140',
      tones,
      frame,
      0.8,
    ) +
    plates.join('') +
    ['30,-44 44,-54 58,-56', '30,-92 44,-104 56,-108', '28,-140 38,-152 48,-156']
      .map((points) => drawLine(points, tones, frame, 3))
      .join('')
  )
}

function drawPlate([x, y]: Point, size: number, { shadow, line }: HandTones): Svg {
  const corners = [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const angle = ((corner + 0.3) * Math.PI) / 3
    return [x + size * Math.cos(angle), y + size * 1.12 * Math.sin(angle)]
  })
  const plate = smoothPath(corners, true, 0.1)
  return path(plate, mix(shadow, line, 0.15), { opacity: 0.8 })
}
