import type { Canvas } from '../draw/canvas.ts'
import { toPolygon } from '../draw/geometry.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { buildDiscPath } from '../figure/limb.ts'
import { getStature, placeLegs } from '../figure/stance.ts'
import type { Build } from '../spec.ts'
import type { CastSpec } from './scene-spec.ts'

/** Where a figure stands: its lean, size, the height of its hips, the way it faces, and the side of the light. */
type Placing = { lean: number; scale: number; hipY: number; way: -1 | 1; side: -1 | 1 }

/** Draws the shadow that a figure casts on the ground, away from the light: flat, sheared and soft. */
export function drawCastShadow(canvas: Canvas, { x, y, stance }: CastSpec, build: Build, placing: Placing): Svg {
  if (!stance || stance.kind === 'riding' || stance.kind === 'lying' || (stance.above ?? 0) > 40) return ''
  const { lean, scale, hipY, way, side } = placing
  const { shoulder, shoulderY, chin } = build
  const { hip, head } = getStature(build)
  const limbs = placeLegs(build, { kind: stance.kind, lean }).map((leg) =>
    path(toPolygon([leg.hip, leg.knee, leg.foot], false), 'none', { stroke: '#000', 'stroke-width': shoulder * 0.6 }),
  )
  const torso = toPolygon([
    [-shoulder, shoulderY],
    [shoulder, shoulderY],
    [shoulder * 0.8, hip + 60],
    [-shoulder * 0.8, hip + 60],
  ])
  const skull = buildDiscPath([0, chin - 120 * head], 150 * head)
  const figure = `scale(${(scale * way).toFixed(3)} ${scale.toFixed(3)}) rotate(${lean}) translate(0 ${-hip})`
  const drawn = group({ transform: figure }, limbs, path(torso + skull, '#000'))
  const flat = `translate(${x} ${y}) matrix(1 0 ${(side * 0.85).toFixed(2)} -0.2 0 0) translate(0 ${(hipY - y).toFixed(1)})`
  return group(
    { opacity: 0.42, filter: canvas.blur(Math.round(12 * scale) / 2 + 1) },
    group({ transform: flat }, drawn),
  )
}

/** A dark, flat ellipse on the ground, where the feet touch it. */
export function drawContactShadow(canvas: Canvas, { x, y, stance }: CastSpec, width: number): Svg {
  if (stance?.kind === 'riding' || stance?.kind === 'floating') return ''
  const rise = stance?.above ? 0.5 : 1
  const rx = width * (stance?.kind === 'lying' ? 5 : 1.7)
  const fill = canvas.radialGradient(
    [0, 0, 1],
    [0, '#120a24', 0.62 * rise],
    [0.55, '#120a24', 0.36 * rise],
    [1, '#120a24', 0],
  )
  return element('circle', {
    r: 1,
    fill,
    transform: `translate(${x} ${y}) scale(${rx.toFixed(1)} ${(rx * 0.2).toFixed(1)})`,
  })
}
