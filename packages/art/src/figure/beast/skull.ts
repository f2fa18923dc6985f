import { type Color, getLightness, mix, shade, tint, toInk } from '../../draw/color.ts'
import { mirrorPoints, type PathData, type Point, smoothPath } from '../../draw/geometry.ts'
import { SIDES, toPoints } from '../../draw/notation.ts'
import { drawUnionOutline } from '../../draw/outline.ts'
import { brush } from '../../draw/stroke.ts'
import { group, path, type Svg } from '../../draw/svg.ts'
import { drawBridle } from './bridle.ts'
import { drawBeak } from './beak.ts'
import { type BeastFrame, createBeastFrame } from './frame.ts'
import { getSpecies } from './table.ts'
import type { Species } from './species.ts'
import { hasUprightEars } from '../beast-ears.ts'
import type { BeastSpec } from '../head-spec.ts'
import { drawForehead, drawSocket } from './brow.ts'
import { buildLocks, type Coat, createCoat, drawTuft } from './fur.ts'
import { drawSnout, listWhiskerRoots } from './muzzle.ts'
import { type Face, isInSight } from '../face-frame.ts'

/** Draws skull and cheeks of an animal's head, and stores the face's clip path in `figure.faceClip`. */
export function drawBeastSkull(face: Face, beast: BeastSpec): Svg {
  const { canvas, figure } = face
  const frame = createBeastFrame(face)
  const species = getSpecies(beast)
  const coat = createCoat(figure, beast)
  const skull = buildSkull(frame, species)
  figure.faceClip = canvas.clip(skull)
  const ruff = SIDES.flatMap((side) => buildLocks(frame, species, species.ruff, side, species.mane ? 74 : 46))
  const crest = [
    ...buildLocks(frame, species, species.crest, 1, species.mane ? 70 : 44),
    ...(hasUprightEars(beast) ? SIDES.flatMap((side) => buildLocks(frame, species, species.earTufts, side, 34)) : []),
  ]
  const outlines = [...ruff, ...crest].map(({ outline }) => outline)
  const mane = species.mane ? figure.hair.base : coat.fur
  return (
    drawUnionOutline([skull, ...outlines], toInk(coat.fur), 2.5) +
    ruff.map((lock) => drawTuft(lock, mix(mane, shade(mane, 1.1), 0.5), mane)).join('') +
    crest.map((lock) => drawTuft(lock, mane, tint(mane, 0.8))).join('') +
    path(skull, fillSkull(face, coat.fur)) +
    group({ 'clip-path': figure.faceClip }, drawPlanes(frame, species, coat)) +
    drawCheekFur(frame, species, coat) +
    buildLocks(frame, species, species.forelock ?? [], 1, 40)
      .map(
        (lock) =>
          path(lock.outline, toInk(mane), { opacity: 0.3, transform: 'translate(3 5)' }) +
          drawTuft(lock, mane, tint(mane, 0.8)),
      )
      .join('')
  )
}

function buildSkull({ rim }: BeastFrame, { skull }: Species): PathData {
  const half = toPoints(skull)
  return smoothPath([...half, ...mirrorPoints(half.slice(1, -1)).toReversed()].map(rim), true)
}

/** The skull is a ball, lit from the upper left. */
function fillSkull({ canvas, figure }: Face, fur: Color): string {
  // Black fur needs brighter lights, because it would look flat otherwise.
  const lit = tint(fur, getLightness(fur) < 0.4 ? 1.1 : 0.7)
  const dark = shade(fur, 1.3)
  return canvas.radialGradient(
    [-46 + figure.turn * 0.3, -96, 250],
    [0, lit],
    [0.36, fur],
    [0.64, mix(fur, dark, 0.25)],
    [1, dark],
  )
}

/** Draws the pale mask, the far temple, the forehead and the sockets of the eyes. */
function drawPlanes(frame: BeastFrame, species: Species, coat: Coat): Svg {
  const { face } = frame
  const dark = shade(coat.fur, 1.4)
  const right = toPoints('150,-150 96,-120 104,-60 92,-20 104,30 88,80 60,140 160,160').map(frame.rim)
  return (
    drawMask(frame, species, coat) +
    path(smoothPath(right, true), dark, { opacity: 0.32 }) +
    drawForehead(frame, species, coat) +
    SIDES.filter((side) => isInSight(face, side))
      .map((side) => drawSocket(face, species, coat, side))
      .join('')
  )
}

function drawMask(frame: BeastFrame, { mask }: Species, { pale }: Coat): Svg {
  if (!mask) return ''
  const half = toPoints(mask)
  const middle = half[0]?.[0] === 0
  const mirrored = mirrorPoints(half.slice(middle ? 1 : 0, -1)).toReversed()
  const points = [...half, ...mirrored].map(([x, y, corner]): Point => {
    const [placedX, placedY] = frame.place([x, y, 0])
    return [placedX, placedY, corner ?? 0]
  })
  const dark = shade(pale, 1)
  const [, bottom] = frame.place([0, 140, 0])
  const fill = frame.face.canvas.linearGradient([0, 0, 0, bottom], [0, pale], [0.5, pale], [1, dark])
  return path(smoothPath(points, true), fill)
}

/** Draws the front row of cheek fur, each lock with a shadow below it. */
function drawCheekFur(frame: BeastFrame, species: Species, { fur, pale }: Coat): Svg {
  const color = species.mask ? pale : tint(fur, 0.25)
  return SIDES.flatMap((side) =>
    buildLocks(frame, species, species.cheeks, side, 34)
      .toReversed()
      .map((lock) => {
        const tone = side === 1 ? mix(color, shade(color, 1), 0.6) : color
        return (
          path(lock.outline, shade(fur, 1.8), { opacity: 0.3, transform: 'translate(2 6)' }) +
          drawTuft(lock, tone, tint(color, 0.8))
        )
      }),
  ).join('')
}

/** Draws snout and mouth of an animal's head, or its beak. */
export function drawMuzzle(face: Face, beast: BeastSpec): Svg {
  const { front } = getSpecies(beast)
  const frame = createBeastFrame(face)
  const coat = createCoat(face.figure, beast)
  return (
    ('ridge' in front ? drawBeak(frame, front, coat) : drawSnout(frame, front, coat)) +
    (beast.bridle ? drawBridle(frame, beast.bridle) : '')
  )
}

const WHISKERS = [
  [40, -14, 96, -22],
  [44, 0, 104, 4],
  [38, 14, 88, 34],
] as const

export function drawWhiskers(face: Face, beast: BeastSpec): Svg {
  if (!beast.whiskers || !beast.muzzle) return ''
  const frame = createBeastFrame(face)
  const { front } = getSpecies(beast)
  if ('ridge' in front) return ''
  const line = toInk(createCoat(face.figure, beast).lips)
  return SIDES.flatMap((side) =>
    listWhiskerRoots(front, side).map((root, index) => {
      const [bendX = 0, bendY = 0, tipX = 0, tipY = 0] = WHISKERS[index] ?? []
      const [x, y] = frame.place(root)
      const hair: Point[] = [
        [x, y],
        [x + side * bendX, y + bendY],
        [x + side * tipX, y + tipY],
      ]
      return path(brush(hair, 4.2, 'out', 12), line, { opacity: 0.4 }) + path(brush(hair, 2.6, 'out', 12), '#fffaf0')
    }),
  ).join('')
}
