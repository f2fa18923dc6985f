import { toLine } from '../../draw/geometry.ts'
import type { Canvas } from '../../draw/canvas.ts'
import { toInk, tint, mix, shade } from '../../draw/color.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { requireKind } from '../choice.ts'
import type { EyesSpec } from '../head-spec.ts'
import { drawLantern } from './lantern.ts'
import type { EyePlace } from './eye-geometry.ts'

type SolidEye = (canvas: Canvas, spec: EyesSpec, radius: readonly [x: number, y: number], place: EyePlace) => Svg

/** Eyes without an eyeball, e.g. those of puppets, insects and machines. */
export const SOLID_EYES: Readonly<Record<string, SolidEye>> = {
  button: drawButtonEye,
  rivet: drawRivetEye,
  compound: drawCompoundEye,
  lantern: drawLantern,
  painted: drawPaintedEye,
}

const RADIUS = 27

export function drawSolidEye(canvas: Canvas, kind: string, spec: EyesSpec, place: EyePlace): Svg {
  const radius = [RADIUS * place.size * place.narrowing, RADIUS * place.size] as const
  return group({}, requireKind(SOLID_EYES, kind, 'eyes')(canvas, spec, radius, place))
}

function drawDisc(x: number, y: number, rx: number, ry: number, fill: string, rest = {}): Svg {
  return element('ellipse', { cx: x, cy: y, rx, ry, fill, ...rest })
}

function drawGloss(rx: number, ry: number): Svg {
  return drawDisc(-rx * 0.34, -ry * 0.4, rx * 0.26, ry * 0.22, '#fff', { opacity: 0.9 })
}

function drawButtonEye(_: Canvas, spec: EyesSpec, [rx, ry]: readonly [number, number]): Svg {
  const color = spec.iris ?? '#3a2a30'
  const line = toInk(color)
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const
  const at = ([x, y]: readonly [number, number]) => [x * rx * 0.24, y * ry * 0.24] as const
  const thread = spec.glow ?? '#f3e2b8'
  return (
    drawDisc(1.5, 3, rx, ry, line, { opacity: 0.5 }) +
    drawDisc(0, 0, rx, ry, color, { stroke: line, 'stroke-width': 4 }) +
    drawDisc(0, 0, rx * 0.72, ry * 0.72, 'none', { stroke: tint(color, 0.6), 'stroke-width': 2.6, opacity: 0.8 }) +
    holes.map((hole) => drawDisc(...at(hole), rx * 0.11, ry * 0.11, line)).join('') +
    path(brush([at([-1, -1]), at([1, 1])], 4, 'flat', 4), thread) +
    path(brush([at([1, -1]), at([-1, 1])], 4, 'flat', 4), thread) +
    drawGloss(rx, ry)
  )
}

function drawRivetEye(canvas: Canvas, spec: EyesSpec, [rx, ry]: readonly [number, number]): Svg {
  const color = spec.iris ?? '#8fb0d8'
  const stops = [
    [0, tint(color, 1.3)],
    [0.5, color],
    [1, shade(color, 1.8)],
  ] as const
  const metal = spec.sclera ?? '#c9d2e2'
  return (
    drawDisc(0, 0, rx * 1.12, ry * 1.12, metal, { stroke: toInk(metal), 'stroke-width': 4 }) +
    drawDisc(0, 0, rx * 0.84, ry * 0.84, toInk(color)) +
    drawDisc(0, 0, rx * 0.76, ry * 0.76, canvas.radialGradient([-rx * 0.2, -ry * 0.3, ry], ...stops)) +
    drawDisc(0, 0, rx * 0.26, ry * 0.26, toInk(color)) +
    drawGloss(rx, ry)
  )
}

function drawCompoundEye(canvas: Canvas, spec: EyesSpec, [rx, ry]: readonly [number, number]): Svg {
  const color = spec.iris ?? '#6a3a8a'
  const cell = element('path', {
    d: 'M6 0L11 3V9L6 12L1 9V3Z',
    fill: 'none',
    stroke: tint(color, 1.1),
    'stroke-width': 1.5,
    opacity: 0.7,
  })
  const stops = [
    [0, shade(color, 1.6)],
    [0.6, color],
    [1, spec.glow ?? tint(color, 0.9)],
  ] as const
  const [wide, high] = [rx * 1.3, ry * 1.42]
  const line = toInk(color)
  return (
    drawDisc(0, 0, wide, high, canvas.linearGradient([0, -high, 0, high], ...stops), {
      stroke: line,
      'stroke-width': 5,
    }) +
    drawDisc(0, 0, wide - 2, high - 2, canvas.pattern(12, 12, cell)) +
    drawDisc(-wide * 0.34, -high * 0.4, wide * 0.28, high * 0.24, '#fff', { opacity: 0.85 }) +
    drawDisc(wide * 0.36, high * 0.36, wide * 0.14, high * 0.12, '#fff', { opacity: 0.7 })
  )
}

function drawPaintedEye(_: Canvas, spec: EyesSpec, [rx, ry]: readonly [number, number]): Svg {
  const color = spec.iris ?? '#3a78c0'
  const line = mix(toInk(color), '#2a1a20', 0.5)
  const ray = (x: number) => path(brush(toLine([x * 0.7, -ry * 0.9], [x, -ry * 1.34]), 4, 'out', 4), line)
  return (
    drawDisc(0, 0, rx, ry, '#fffdf6', { stroke: line, 'stroke-width': 4.5 }) +
    drawDisc(0, ry * 0.06, rx * 0.6, ry * 0.66, color) +
    drawDisc(0, ry * 0.06, rx * 0.3, ry * 0.34, line) +
    [-rx * 0.8, 0, rx * 0.8].map(ray).join('') +
    drawGloss(rx, ry)
  )
}
