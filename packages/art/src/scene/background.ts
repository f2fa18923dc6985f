import { toRadians } from '../draw/geometry.ts'
import type { Canvas } from '../draw/canvas.ts'
import { type Color, getLightness, tint, mix, shade } from '../draw/color.ts'
import { type Content, element, group, layer, type Svg } from '../draw/svg.ts'
import type { BackgroundSpec } from '../spec.ts'
import { MOTIFS } from './motifs.ts'
import { drawPlace } from './place.ts'
import { RINGS } from './rings.ts'

const CARD = { width: 600, height: 800 }

export function drawBackground(canvas: Canvas, spec: BackgroundSpec, seed: string, head: Color): Svg {
  const [bright, dark] = spec.colors
  const accent = spec.accent ?? tint(bright, 1.2)
  const sky = canvas.linearGradient([60, 0, 460, 800], [0, bright], [0.55, mix(bright, dark, 0.55)], [1, dark])
  const glow = canvas.radialGradient([290, 300, 430], [0, tint(accent, 0.5), 0.75], [0.5, accent, 0.28], [1, accent, 0])
  const vignette = canvas.linearGradient(
    [0, 0, 0, 800],
    [0, '#000', 0],
    [0.62, shade(dark, 1.5), 0],
    [1, shade(dark, 2.6), 0.85],
  )
  const view = [
    drawFullRect(sky),
    spec.place ? drawPlace(canvas, spec.place, seed, chooseVeil(spec, head)) : drawFullRect(glow),
    spec.rays && MOTIFS['sunrays']?.(canvas, accent, seed),
    drawMotifs(canvas, spec, seed),
    drawRing(canvas, spec),
  ]
  return layer('background', rollCamera(spec.roll, view), drawFullRect(vignette, { y: 490, height: 310 }))
}

/** Returns the color of the haze behind a head: bright behind dark hair, dark behind bright hair. */
function chooseVeil({ colors: [bright, dark] }: BackgroundSpec, head: Color): Color {
  return getLightness(head) > 0.66 ? shade(dark, 0.6) : tint(bright, 0.4)
}

/** Rotates the view around the center of the card, and enlarges it so that it still covers the corners. */
function rollCamera(degrees: number | undefined, view: readonly Content[]): Svg {
  if (!degrees) return group({}, view)
  const angle = toRadians(Math.abs(degrees))
  const zoom = Math.cos(angle) + (CARD.height / CARD.width) * Math.sin(angle)
  const [x, y] = [CARD.width / 2, CARD.height / 2]
  return group(
    { transform: `rotate(${degrees} ${x} ${y}) translate(${x} ${y}) scale(${zoom.toFixed(3)}) translate(${-x} ${-y})` },
    view,
  )
}

/** Draws a warm light from the upper left and a cool shadow over the whole picture, and darkens its lower edge. */
export function drawColorGrade(canvas: Canvas, spec: BackgroundSpec): Svg {
  const cast = canvas.linearGradient(
    [80, 40, 520, 780],
    [0, spec.keyLight ?? '#fff2d0', 0.42],
    [0.45, '#808080', 0],
    [1, spec.shadow ?? '#2a1250', 0.36],
  )
  const low = shade(spec.colors[1], 2)
  const falloff = canvas.linearGradient([0, 540, 0, 800], [0, low, 0], [1, low, 0.16])
  return layer(
    'grade',
    drawFullRect(falloff, { y: 540, height: 260 }),
    drawFullRect(cast, { style: 'mix-blend-mode:soft-light' }),
  )
}

/** Draws diagonal rainbow bars that do not cover the face. */
export function drawHologram(canvas: Canvas): Svg {
  const rainbow = canvas.linearGradient(
    [0, 0, 600, 800],
    [0, '#ff5a9a', 0],
    [0.12, '#ff5a9a', 0.5],
    [0.24, '#ffd35a', 0.5],
    [0.36, '#7dff9a', 0.5],
    [0.48, '#5ad0ff', 0.5],
    [0.6, '#b77aff', 0.5],
    [0.72, '#ff5ab0', 0.5],
    [0.84, '#ffe35a', 0.5],
    [1, '#5affd0', 0.1],
  )
  const bars = Array.from({ length: 22 }, (_, index) => {
    const x = (index - 8) * 90
    const width = 26 + (index % 3) * 22
    return `M${x} 800L${x + 420} 0H${x + 420 + width}L${x + width} 800Z`
  })
  const face = canvas.radialGradient([300, 360, 300], [0, '#000', 0.9], [0.55, '#000', 0.75], [1, '#000', 0])
  const mask = canvas.mask(
    drawFullRect('#000') +
      element('path', { d: bars.join(''), fill: '#fff', opacity: 0.75 }) +
      drawFullRect('#fff', { opacity: 0.1 }) +
      drawFullRect(face),
  )
  return layer('holo', drawFullRect(rainbow, { mask, style: 'mix-blend-mode:overlay', opacity: 0.55 }))
}

function drawMotifs(canvas: Canvas, spec: BackgroundSpec, seed: string): Svg {
  const color = spec.motifColor ?? spec.accent ?? tint(spec.colors[0], 1.2)
  const motifs = listMotifNames(spec).map((name) => MOTIFS[name]?.(canvas, color, seed) ?? '')
  if (motifs.length === 0) return ''
  const fade = canvas.radialGradient([300, 340, 420], [0, '#fff', 0.35], [0.55, '#fff', 0.85], [1, '#fff', 1])
  const mask = canvas.mask(drawFullRect(fade))
  const defaultOpacity = spec.place ? 0.35 : 0.75
  return group({ mask, opacity: spec.motifOpacity ?? defaultOpacity }, motifs)
}

function listMotifNames(spec: BackgroundSpec): string[] {
  return [spec.motif ?? []].flat()
}

/** Draws the ring behind the head. By default, there is one only if the recipe has no `place`. */
function drawRing(canvas: Canvas, spec: BackgroundSpec): Svg {
  const name = spec.ring ?? (spec.place ? 'none' : 'plain')
  const color = spec.ringColor ?? spec.accent ?? tint(spec.colors[0], 1.2)
  return group({ opacity: spec.ringOpacity ?? 0.85 }, RINGS[name]?.(canvas, color))
}

function drawFullRect(fill: string, attributes: Readonly<Record<string, string | number>> = {}): Svg {
  return element('rect', { ...CARD, fill, ...attributes })
}
