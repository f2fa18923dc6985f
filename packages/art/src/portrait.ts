import { Canvas, type Parts } from './draw/canvas.ts'
import { element, group, layer, type Svg } from './draw/svg.ts'
import { joinLayers, drawCharacter } from './figure/compose.ts'
import { defineFigureLight } from './figure/light.ts'
import { drawBackground, drawColorGrade, drawHologram } from './scene/background.ts'
import { drawEffects } from './scene/effects.ts'
import type { PortraitSpec } from './spec.ts'
import { WARDROBE } from './wardrobe.ts'

export type PortraitOptions = {
  /** The seed of random details. The same seed gives the same picture. */
  seed?: string | undefined
  /** The part files that the portrait can use. */
  parts?: Parts | undefined
}

/** Position of the center of the eye line on the card, and the default scale of the figure. */
const ORIGIN = { x: 300, y: 352 }
const USUAL_SCALE = 1.1
const CARD = 'M34 0H566Q600 0 600 34V766Q600 800 566 800H34Q0 800 0 766V34Q0 0 34 0Z'

/** Draws a card picture of 600 x 800 without a frame. */
export function drawPortrait(spec: PortraitSpec, { seed = 'card', parts }: PortraitOptions = {}): Svg {
  const canvas = new Canvas('p', { parts })
  const { background: place } = spec
  const character = joinLayers(drawCharacter(canvas, spec, WARDROBE, seed))
  const light = defineFigureLight(canvas, place)
  const content = group(
    { 'clip-path': canvas.clip(CARD) },
    drawBackground(canvas, place, seed, spec.hair.color),
    layer('character', group({ filter: light }, group({ transform: placeOnCard(spec) }, character))),
    drawEffects(canvas, place, seed),
    drawColorGrade(canvas, place),
    place.holo && drawHologram(canvas),
  )
  return writeSvgDocument(600, 800, '0 0 600 800', element('defs', {}, canvas.definitions()) + content)
}

export function scaleOnCard({ scale }: PortraitSpec): number {
  return scale ?? USUAL_SCALE
}

export function placeOnCard(spec: PortraitSpec): string {
  const { dx = 0, dy = 0, lean = 0 } = spec
  return `translate(${ORIGIN.x + dx} ${ORIGIN.y + dy}) rotate(${lean} 0 300) scale(${scaleOnCard(spec)})`
}

export function locateOriginOnCard({ dx = 0, dy = 0 }: PortraitSpec): { x: number; y: number } {
  return { x: ORIGIN.x + dx, y: ORIGIN.y + dy }
}

export function writeSvgDocument(width: number, height: number, viewBox: string, content: Svg): Svg {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content)
}
