import { fromLch, tint, mix, saturate, toLch } from '../../draw/color.ts'
import { clamp, markEnds, type Point, smoothPath, toLoop } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { requireKind } from '../choice.ts'
import { PUPILS } from './pupils.ts'
import type { Eye, Iris } from './eye-geometry.ts'
import type { EyeShape } from './shapes.ts'

/** The maximum distance by which the gaze moves an iris, as a fraction of the eye's width. */
const MOST_ASIDE = 0.12
/**
 * The maximum upward movement of an iris, as a fraction of the maximum downward movement. It is small, because white
 * below the iris makes a gaze look vacant.
 */
const MOST_RAISED = 0.35
/**
 * How far the irises move towards the nose, as a fraction of the eye's width. Irises in the middle of their eyes would
 * seem to drift apart, because the eyes are large and the viewer is near.
 */
const CONVERGENCE = 0.06

export function drawEyeball(eye: Eye): Svg {
  const { canvas, spec, opening } = eye
  const clip = canvas.clip(opening)
  if (spec.pupil === 'blank') return group({ 'clip-path': clip }, drawSclera(eye), drawLidShadow(eye))
  const iris = measureIris(eye)
  return group(
    { 'clip-path': clip },
    drawSclera(eye),
    drawIrisDisc(eye, iris),
    drawGlow(eye, iris),
    requireKind(PUPILS, spec.pupil ?? 'round', 'pupil')(iris),
    drawLidShadow(eye),
    drawHighlights(iris),
  )
}

function measureIris(eye: Eye): Iris {
  const { spec, shape, size, side, narrowing, gaze } = eye
  const scale = spec.irisSize ?? 1
  const color = (spec.otherIris && side < 0 ? spec.otherIris : spec.iris) ?? '#3a7bd5'
  const [lookX, lookY] = limitGaze(spec.look ?? [0, 0], gaze, shape)
  const [lightness, chroma, hue] = toLch(color)
  const dark = fromLch(Math.min(0.3, lightness * 0.42), Math.min(0.11, chroma * 0.8 + 0.01), hue - 0.15)
  return {
    x: (lookX - side * shape.width * CONVERGENCE) * size * narrowing,
    y: (shape.irisY * shape.height * size) / 2 + lookY * size - shape.height * 0.02 * size,
    rx: ((shape.width * size * shape.irisWidth) / 2) * scale * Math.min(1, narrowing * 1.02),
    ry: ((shape.height * size * shape.irisHeight * 1.16) / 2) * scale,
    size,
    color,
    dark,
    bright: tint(saturate(color, 1.1), 1.25),
    pupil: spec.pupilColor ?? mix(dark, '#05030c', 0.55),
  }
}

/**
 * Limits how far the gaze moves the irises. Without the limit, so much white would show that the figure would seem to
 * stare.
 */
function limitGaze([x, y]: readonly [number, number], gaze: number, shape: EyeShape): Point {
  const [wide, high] = [shape.width * MOST_ASIDE, shape.height * MOST_ASIDE * 0.7]
  return [clamp(x + gaze, -wide, wide), clamp(y, -high * MOST_RAISED, high)]
}

/** The eyeball is round, so its corners lie in shadow. */
function drawSclera({ canvas, spec, skin, halfWidth, halfHeight, opening }: Eye): Svg {
  const white = spec.sclera ?? '#faf8fc'
  const stops = [
    [0, mix(white, '#8d84b0', 0.62)],
    [0.32, mix(white, '#b9b2d6', 0.34)],
    [0.62, white],
    [1, mix(white, skin.shadow, 0.22)],
  ] as const
  const corner = mix(skin.shadow, '#8d84b0', 0.4)
  const sides = [
    [0, corner, 0.55],
    [0.2, corner, 0],
    [0.8, corner, 0],
    [1, corner, 0.5],
  ] as const
  return (
    path(opening, canvas.linearGradient([0, -halfHeight, 0, halfHeight], ...stops)) +
    path(opening, canvas.linearGradient([-halfWidth, 0, halfWidth, 0], ...sides))
  )
}

function drawIrisDisc({ canvas, size }: Eye, iris: Iris): Svg {
  const { x, y, rx, ry, color, dark, bright } = iris
  const deep = mix(color, dark, 0.62)
  const top = mix(dark, '#2a1050', 0.35)
  const stops = [
    [0, top],
    [0.3, mix(top, deep, 0.6)],
    [0.5, deep],
    [0.72, color],
    [1, bright],
  ] as const
  const fill = canvas.linearGradient([0, y - ry, 0, y + ry], ...stops)
  const rim = 2.2 * size
  const inner = { cx: x, cy: y + 0.6 * size, rx: Math.max(1, rx - rim), ry: Math.max(1, ry - rim) }
  const ring = { cx: x, cy: y, rx: rx * 0.62, ry: ry * 0.64, fill: dark, opacity: 0.3 }
  return (
    element('ellipse', { cx: x, cy: y, rx, ry, fill: dark }) +
    element('ellipse', { ...inner, fill }) +
    element('ellipse', ring)
  )
}

function drawGlow({ spec, size }: Eye, { x, y, rx, ry, bright }: Iris): Svg {
  const at = (dx: number, dy: number): Point => [x + rx * dx, y + ry * dy]
  const lit = tint(bright, 0.9)
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.08 + (0.84 * index) / 8)
    const along = (reach: number) => at(Math.cos(angle) * reach, Math.sin(angle) * reach)
    return path(brush([along(0.5), along(0.84)], 1.5 * size, 'both', 4), lit, { opacity: 0.32 })
  })
  const crescent = toLoop([at(-0.66, 0.34), at(0, 0.6), at(0.66, 0.34), at(0.42, 0.76), at(0, 0.9), at(-0.42, 0.76)])
  const cool = brush([at(-0.8, -0.1), at(-0.74, 0.34), at(-0.46, 0.7)], rx * 0.15, 'both', 8)
  return rays.join('') + path(crescent, spec.glow ?? lit, { opacity: 0.5 }) + path(cool, '#d8f0ff', { opacity: 0.35 })
}

function drawLidShadow({ upper, halfHeight, size }: Eye): Svg {
  const depth = Math.min(halfHeight * 0.62, 15 * size)
  const below = upper.toReversed().map(([x, y]): Point => [x, y + depth])
  return path(smoothPath([...markEnds(upper), ...markEnds(below)], true), '#2a1a4a', { opacity: 0.34 })
}

/** The highlight is on the left in both eyes, because the light comes from the upper left. */
function drawHighlights({ x, y, rx, ry }: Iris): Svg {
  const cx = x - rx * 0.36
  const cy = y - ry * 0.34
  const turn = `rotate(-18 ${cx.toFixed(1)} ${cy.toFixed(1)})`
  const main = { cx, cy, rx: rx * 0.27, ry: Math.min(ry * 0.25, rx * 0.35), fill: '#fff', transform: turn }
  const small = { cx: x + rx * 0.42, cy: y + ry * 0.36, rx: rx * 0.12, ry: rx * 0.13, fill: '#fff', opacity: 0.8 }
  return element('ellipse', main) + element('ellipse', small)
}
