import { type Color, mix, shade, tint, toInk } from '../../draw/color.ts'
import { type Point, smoothPath } from '../../draw/geometry.ts'
import { SIDES, type Side } from '../../draw/notation.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { type BeastFrame, mirrorSolids, placeLoop, type Solid, toSolids } from './frame.ts'
import { drawJaw, drawTooth, getExpression, type Lips, traceLips } from './jaw.ts'
import type { Coat } from './fur.ts'
import type { Snout } from './species.ts'

/** Draws a snout as a solid: jaw, both sides with the upper lips, the top plane and the nose. */
export function drawSnout(frame: BeastFrame, snout: Snout, coat: Coat): Svg {
  const { far, figure } = frame.face
  const mouth = figure.spec.mouth ?? {}
  const lips = traceLips(snout, getExpression(mouth))
  const near: Side = far === 1 ? -1 : 1
  return (
    drawCastShadow(frame, lips, coat) +
    drawJaw(frame, snout, lips, mouth, coat.lips) +
    drawClosedFangs(frame, snout, lips) +
    drawSide(frame, snout, lips, coat, far) +
    drawSide(frame, snout, lips, coat, near) +
    drawBridge(frame, snout, coat) +
    drawLipLine(frame, snout, lips, coat) +
    drawNosePad(frame, snout, coat)
  )
}

/** Draws the shadow of the snout on throat and cheeks. */
function drawCastShadow(frame: BeastFrame, { jaw }: Lips, { fur }: Coat): Svg {
  const { canvas, figure } = frame.face
  if (canvas.isDark) return ''
  const points = jaw.map(frame.place)
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  const shape = smoothPath([[first[0] - 4, first[1] - 20], ...points, [last[0] + 10, last[1] - 20]], true)
  return group(
    { 'clip-path': figure.faceClip },
    path(shape, shade(fur, 2.4), { opacity: 0.34, transform: 'translate(7 12)' }),
  )
}

function drawClosedFangs(frame: BeastFrame, snout: Snout, { upper }: Lips): Svg {
  const { open, fangs } = getExpression(frame.face.figure.spec.mouth ?? {})
  if (open > 0 || !fangs) return ''
  const middle = (upper.length - 1) / 2
  return [middle - 2, middle + 2]
    .map((index) => drawTooth(frame.place(upper[index] ?? [0, 0, 0]), snout.fang * frame.unit * 0.8, 0.5, 1))
    .join('')
}

/** Draws one side of the snout down to the lip. The side away from the light is darker. */
function drawSide(frame: BeastFrame, snout: Snout, { upper }: Lips, { lips }: Coat, side: Side): Svg {
  const { canvas } = frame.face
  const middle = (upper.length - 1) / 2
  const edge = side === 1 ? upper.slice(middle) : upper.slice(0, middle + 1).toReversed()
  const shape: Solid[] = [
    ...toSolids(snout.bridge, side),
    [side * 4, 70, edge[0]?.[2] ?? 0],
    ...edge,
    ...toSolids(snout.root, side),
  ]
  const points = shape.map(frame.place)
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const [rootX] = points.at(-2) ?? [0, 0]
  const [tipX] = frame.place([side * 12, 60, edge[0]?.[2] ?? 0])
  const dark = shade(lips, 1.1)
  const [base, low] = side === -1 ? [tint(lips, 0.25), mix(lips, dark, 0.55)] : [mix(lips, dark, 0.5), dark]
  // The side has no edge at the cheek: it fades in.
  const fadeIn = canvas.linearGradient([rootX, 0, tipX, 0], [0, base, 0], [0.45, base])
  const form = canvas.linearGradient([0, top, 0, bottom], [0.5, low, 0], [0.78, low, 0.4], [1, low])
  const outline = smoothPath(points, true)
  return path(outline, fadeIn) + path(outline, form)
}

/** Draws the top plane of the snout, which catches the light. It fades out between the eyes. */
function drawBridge(frame: BeastFrame, snout: Snout, { fur, lips }: Coat): Svg {
  const { canvas, far } = frame.face
  const right = toSolids(snout.bridge)
  const color = snout.darkBridge ? fur : lips
  const lit = tint(color, 0.5)
  const plane = [...right, ...mirrorSolids(right)]
  const [, top] = frame.place([0, right[0]?.[1] ?? 0, 0])
  const tip = right.at(-1) ?? [0, 50, 0]
  const [, bottom] = frame.place([0, tip[1], tip[2]])
  const fill = canvas.linearGradient([0, top, 0, bottom], [0, lit, 0], [0.35, lit, 0.9], [1, lit])
  const edgeOf = (side: Side) => toSolids(snout.bridge, side).map(frame.place)
  const fold = placeLoop(frame, [...right, ...right.map(([x, y, z]): Solid => [x * 0.45, y, z]).toReversed()])
  const highlight = brush(
    right.map(([x, y, z]) => frame.place([-x * 0.4, y - 2, z])),
    9 * frame.unit,
    'in',
    8,
  )
  return (
    path(placeLoop(frame, plane), fill) +
    path(fold, shade(color, 1), { opacity: 0.28 }) +
    path(highlight, tint(color, 1.3), { opacity: 0.6 }) +
    path(brush(edgeOf(far), 4, 'in', 12), toInk(color), { opacity: 0.75 }) +
    path(brush(edgeOf(far === 1 ? -1 : 1), 2.2, 'in', 12), toInk(color), { opacity: 0.35 })
  )
}

/** Draws the lip line from corner to corner, and the line that joins it to the nose. */
function drawLipLine(frame: BeastFrame, snout: Snout, { upper }: Lips, { lips }: Coat): Svg {
  const ink = toInk(lips, 0.9)
  const middle = (upper.length - 1) / 2
  const front = upper[middle] ?? [0, 90, 0]
  const weight = (along: number) => 0.55 + 0.45 * Math.cos((along - 0.5) * Math.PI)
  const split = toSolids(snout.nose).at(-1) ?? [0, 70, 0]
  const whiskerSpots = SIDES.flatMap((side) =>
    listWhiskerRoots(snout, side).map((solid) => {
      const [cx, cy] = frame.place(solid)
      return element('circle', { cx, cy, r: 1.9 * frame.unit, fill: ink, opacity: 0.5 })
    }),
  )
  return (
    path(
      brush(
        upper.map(([x, y, z]) => frame.place([x, y, z])),
        4.4,
        weight,
        32,
      ),
      ink,
    ) +
    (snout.split ? path(brush([frame.place(split), frame.place(front)], 3.6, 'flat', 6), ink, { opacity: 0.9 }) : '') +
    (snout.split ? whiskerSpots.join('') : '')
  )
}

/** Returns the roots of the whiskers on one side of the snout. */
export function listWhiskerRoots(snout: Snout, side: Side): Solid[] {
  const [, , a, b] = toSolids(snout.lip, side)
  if (!a || !b) return []
  return [
    [a[0] * 0.85, a[1] - 22, a[2] + 6],
    [b[0] * 0.86, b[1] - 18, b[2] + 6],
    [a[0] * 1.02, a[1] - 11, a[2] + 2],
  ]
}

/** Draws the leather of the nose: a lit upper plane, a dark front with nostrils, and a highlight. */
function drawNosePad(frame: BeastFrame, snout: Snout, { nose }: Coat): Svg {
  const { canvas } = frame.face
  const right = toSolids(snout.nose)
  const outline = smoothPath([...right, ...mirrorSolids(right.slice(1, -1))].map(frame.place), true)
  const [, top] = frame.place(right[0] ?? [0, 0, 0])
  const [, bottom] = frame.place(right.at(-1) ?? [0, 0, 0])
  const tall = bottom - top
  const wide = Math.max(...right.map(([x]) => x)) * frame.unit
  const [x] = frame.place([0, 50, right[0]?.[2] ?? 0])
  const ink = toInk(nose, 0.8)
  const fill = canvas.linearGradient(
    [0, top, 0, bottom],
    [0, tint(nose, 1.1)],
    [0.34, tint(nose, 0.3)],
    [0.5, nose],
    [1, shade(nose, 1.4)],
  )
  const shine: Point[] = [
    [x - wide * 0.62, top + tall * 0.26],
    [x - wide * 0.3, top + tall * 0.16],
    [x + wide * 0.1, top + tall * 0.17],
  ]
  const nostrils = SIDES.map((side) => drawNostril(frame, snout, side, ink)).join('')
  if (snout.softNose) return path(outline, nose, { opacity: 0.5 }) + nostrils
  return (
    path(outline, fill, { stroke: ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }) +
    nostrils +
    path(brush(shine, tall * 0.17, 'both', 8), '#ffffff', { opacity: 0.85 })
  )
}

/** Draws a nostril as a comma that opens outwards. */
function drawNostril(frame: BeastFrame, { nostril }: Snout, side: Side, ink: Color): Svg {
  const [place = [0, 0, 0]] = toSolids(nostril.at, side)
  const [x, y] = frame.place(place)
  const size = nostril.size * frame.unit
  const comma: Point[] = [
    [x - side * 3 * size, y - 3 * size],
    [x + side * 1 * size, y - 1 * size],
    [x + side * 6 * size, y + 4 * size],
  ]
  return (
    path(brush(comma, 7 * size, 'head', 8), ink) +
    element('ellipse', { cx: x, cy: y, rx: 3.6 * size, ry: 3.2 * size, fill: ink })
  )
}
