import { getDirection, measureLength, moveAlong, type Point, smoothPath, toCorner, toLine } from '../draw/geometry.ts'
import { type Color, mix, toInk, tint } from '../draw/color.ts'
import { buildLock, traceLock } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints } from '../draw/notation.ts'
import type { HandLayers } from './drawn-hand.ts'
import { type HandTones, drawLine, drawShadow, drawSolid } from './hand-strokes.ts'

type Digit = { bone: string; width: number; nail: string }

const HORN = '#efe2c4'
const COPPER = '#c07a34'

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

const FLIPPER_EDGES = [
  '-24,112! -38,64 -56,10 -68,-50 -66,-108 -46,-166 -8,-208 54,-232!',
  '54,-232! 42,-196 50,-140 60,-80 58,-10 46,58 26,112!',
] as const

/** The plates of a flipper get smaller toward its tip and its rear edge. */
const FLIPPER_PLATES = [
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
  const [front, rear] = FLIPPER_EDGES
  const edge = toPoints(`${front} ${rear}`, frame)
  const plates = FLIPPER_PLATES.map(([at, size]) => drawPlate(toPoints(at, frame)[0] ?? [0, 0], size, tones))
  return (
    path(smoothPath(edge, true), tones.base) +
    drawShadow(
      '4,112! 14,60 28,0 34,-80 22,-150 50,-226 44,-196 50,-140 60,-80 58,-10 46,58 26,112!',
      tones,
      frame,
      0.8,
    ) +
    plates.join('') +
    ['30,-44 44,-54 58,-56', '30,-92 44,-104 56,-108', '28,-140 38,-152 48,-156']
      .map((points) => drawLine(points, tones, frame, 3))
      .join('') +
    [front, rear].map((side) => path(brush(toPoints(side, frame), 5, 'flat', 30), tones.line)).join('')
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

/** The flight feathers of a wing, from the elbow up, and the shorter feathers that cover their roots. */
const FLIGHT_FEATHERS = [
  '6,168 30,204 50,246 58,270',
  '6,140 46,180 80,224 94,252',
  '4,112 54,148 98,192 120,224',
  '4,84 58,114 108,154 136,188',
  '2,56 58,80 112,114 144,146',
  '0,28 52,44 104,72 138,100',
  '0,4 44,8 92,26 124,48',
  '-4,-18 32,-28 74,-20 104,-2',
] as const
const COVERTS = [
  '-8,158 14,176 30,194 38,210',
  '-8,128 20,146 44,166 54,182',
  '-8,98 22,114 50,134 62,150',
  '-8,68 22,80 54,98 68,114',
  '-8,38 22,46 54,60 68,76',
  '-8,10 18,12 48,22 64,36',
] as const

/** The feathers that a bird uses as fingers: what it holds passes between them and the wing. */
const FINGER_FEATHERS = ['26,22 6,24 -22,20 -38,8', '32,6 10,4 -22,0 -42,-14', '34,-12 12,-18 -18,-24 -36,-38'] as const

/** Draws a wing in place of forearm and hand. It covers the forearm down to the elbow. */
export function drawWing(tones: HandTones, frame: Frame): HandLayers {
  const { base, shadow } = tones
  const shaft = '-12,164 -30,138 -30,70 -32,20 -22,-24 6,-40 32,-24 36,10 22,60 26,120 20,156 4,168'
  const row = (spines: readonly string[], width: number, colors: readonly Color[]) =>
    spines
      .map((spine, index) => drawFeather(spine, width, colors[index % colors.length] ?? base, tones, frame))
      .join('')
  return {
    rear:
      row(FLIGHT_FEATHERS, 42, [shadow, mix(base, COPPER, 0.75), base]) +
      row(COVERTS, 36, [tint(base, 0.25), base]) +
      drawSolid(shaft, tones, frame) +
      drawShadow('6,-36 32,-24 36,10 22,60 26,120 20,156 4,168 8,120 6,80 14,20', tones, frame, 0.6) +
      ['-24,150 -14,160 -2,152', '-22,112 -10,122 4,114', '-24,74 -10,84 6,76', '-20,36 -6,46 12,38']
        .map((scallop) => path(brush(toPoints(scallop, frame), 2.6, 'both', 8), tones.line, { opacity: 0.55 }))
        .join(''),
    front: row(FINGER_FEATHERS, 30, [base, tint(base, 0.2)]),
  }
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
