import { mix, shade, tint, toInk } from '../../draw/color.ts'
import { smoothPath } from '../../draw/geometry.ts'
import { SIDES, type Side } from '../../draw/notation.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { type BeastFrame, mirrorSolids, placeLoop, type Solid, toSolids } from './frame.ts'
import type { Beak } from './species.ts'
import type { Coat } from './fur.ts'

/** Draws a beak as a solid: the lower half, and the two sides of the upper half, which meet at its ridge. */
export function drawBeak(frame: BeastFrame, beak: Beak, { beak: color, fur }: Coat): Svg {
  const { far, canvas, figure } = frame.face
  const ridge = toSolids(beak.ridge)
  const ink = toInk(color)
  const outline = { stroke: ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' } as const
  const half = (side: Side): Solid[] => [
    ...toSolids(beak.root, side).toReversed(),
    ...toSolids(beak.edge, side).slice(1),
  ]
  const whole = [...half(-1), ...half(1).toReversed()]
  const lower = [...toSolids(beak.lower, -1), ...toSolids(beak.lower, 1).toReversed()]
  const shadow = canvas.isDark
    ? ''
    : path(placeLoop(frame, lower), shade(fur, 2.4), {
        opacity: 0.4,
        transform: 'translate(8 12)',
        'clip-path': figure.faceClip,
      })
  return (
    shadow +
    path(placeLoop(frame, lower), shade(color, 1.6), outline) +
    path(placeLoop(frame, whole), color, outline) +
    [far, -far as Side].map((side) => drawSide(frame, beak, ridge, side, color)).join('') +
    drawCere(frame, beak, color) +
    path(
      brush(
        ridge.map(([, y, z]) => frame.place([-3, y, z])),
        8 * frame.unit,
        'both',
        14,
      ),
      tint(color, 1.6),
      { opacity: 0.75 },
    ) +
    SIDES.map((side) => path(brush(toSolids(beak.edge, side).map(frame.place), 4, 'both', 14), ink)).join('') +
    SIDES.map((side) => drawNostril(frame, beak, side, ink)).join('')
  )
}

function drawSide(frame: BeastFrame, beak: Beak, ridge: readonly Solid[], side: Side, color: string): Svg {
  const plane = [...ridge, ...toSolids(beak.edge, side).toReversed().slice(1), ...toSolids(beak.root, side).slice(1)]
  const points = plane.map(frame.place)
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const dark = shade(color, 1.5)
  const [base, tip] = side === -1 ? [tint(color, 0.6), mix(color, dark, 0.5)] : [mix(color, dark, 0.45), dark]
  const fill = frame.face.canvas.linearGradient([0, top, 0, bottom], [0, base], [0.5, mix(base, color, 0.5)], [1, tip])
  return path(smoothPath(points, true), fill)
}

/** Draws the bare skin at the root of the beak. */
function drawCere(frame: BeastFrame, { root }: Beak, color: string): Svg {
  const edge = toSolids(root)
  const inner = edge.map(([x, y, z]): Solid => [x * 0.74, y + 13, z + 14])
  const band = [...edge, ...mirrorSolids(edge)]
  const lower = [...inner, ...mirrorSolids(inner)].toReversed()
  return path(placeLoop(frame, [...band, ...lower]), tint(color, 0.9), { opacity: 0.5, 'fill-rule': 'evenodd' })
}

function drawNostril(frame: BeastFrame, { nostril }: Beak, side: Side, fill: string): Svg {
  const [place = [0, 0, 0]] = toSolids(nostril.at, side)
  const [cx, cy] = frame.place(place)
  const size = nostril.size * frame.unit
  return element('ellipse', { cx, cy, rx: 3.2 * size, ry: 5 * size, fill, opacity: 0.85 })
}
