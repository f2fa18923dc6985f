import { Canvas } from './draw/canvas.ts'
import { type Point, rotatePoint, toRadians } from './draw/geometry.ts'
import { element, formatNumber, group, type Svg } from './draw/svg.ts'
import { joinLayers, drawCharacter } from './figure/compose.ts'
import { chooseLight } from './figure/light.ts'
import { locateOriginOnCard, placeOnCard, type PortraitOptions, scaleOnCard, writeSvgDocument } from './portrait.ts'
import { createPuzzlePortrait } from './puzzle-portrait.ts'
import type { PortraitSpec } from './spec.ts'
import { WARDROBE } from './wardrobe.ts'

const PAPER = '#f3efe6'
const CARD = '0 0 600 800'
/** Turns the figure into the dark tone of the silhouette. Half-transparent parts, e.g. spectacles, become opaque. */
const FLATTEN = { type: 'matrix', values: '0 0 0 0 .11  0 0 0 0 .09  0 0 0 0 .18  0 0 0 5 0' }
const WHOLE_CARD = { filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: 600, height: 800 }
/** The turn at which a head is seen almost from the side. */
const SIDEWAYS = 84
/** The size of the eyes strip in head units. */
const BAND = { width: 236, height: 236 / 3 }

export function drawSilhouette(portrait: PortraitSpec, { seed = 'card', parts }: PortraitOptions = {}): Svg {
  const spec = turnSnoutAside(createPuzzlePortrait(portrait, seed))
  const canvas = new Canvas('s', { dark: true, parts })
  const character = joinLayers(drawCharacter(canvas, spec, WARDROBE, seed))
  const flat = canvas.filter(element('feColorMatrix', { in: 'SourceAlpha', ...FLATTEN }), WHOLE_CARD)
  return placeOnPaper(canvas, group({ filter: flat }, group({ transform: placeOnCard(spec) }, character)))
}

/**
 * Draws each layer of a figure in an area of 600 x 800. The areas are stacked vertically, with the rearmost layer at
 * the top.
 */
export function drawSilhouetteLayers(portrait: PortraitSpec, { seed = 'card', parts }: PortraitOptions = {}): Svg {
  const spec = turnSnoutAside(createPuzzlePortrait(portrait, seed))
  const canvas = new Canvas('s', { dark: true, parts })
  const layers = [...drawCharacter(canvas, spec, WARDROBE, seed).layers.values()].filter((content) => content !== '')
  const clip = canvas.clip('M0 0H600V800H0Z')
  const cards = layers.map((content, index) =>
    group(
      { transform: `translate(0 ${index * 800})` },
      group({ 'clip-path': clip }, group({ transform: placeOnCard(spec) }, content)),
    ),
  )
  const height = layers.length * 800
  const definitions = element('defs', {}, canvas.definitions())
  return writeSvgDocument(600, height, `0 0 600 ${height}`, definitions + cards.join(''))
}

/** Turns an animal's head aside, because people recognize an animal by the outline of its snout or beak. */
function turnSnoutAside(spec: PortraitSpec): PortraitSpec {
  return spec.beast?.muzzle ? { ...spec, turn: Math.sign(spec.turn ?? 1) * SIDEWAYS } : spec
}

/** Draws a strip of the card across the eyes, three times as wide as it is high. */
export function drawEyesBand(portrait: PortraitSpec, { seed = 'card', parts }: PortraitOptions = {}): Svg {
  const spec = createPuzzlePortrait(portrait, seed)
  const canvas = new Canvas('e', { parts })
  const character = drawCharacter(canvas, spec, WARDROBE, seed)
  const scale = scaleOnCard(spec)
  const [x, y] = locateEyesOnCard(spec, character.figure.build.eyeY, character.figure.build.chin)
  const [width, height] = [BAND.width * scale, BAND.height * scale]
  const box = [x - width / 2, y - height / 2 - 2, width, height].map(formatNumber).join(' ')
  const paper = element('rect', { x: -100, y: -100, width: 800, height: 1000, fill: PAPER })
  const drawn = group({ transform: placeOnCard(spec) }, joinLayers(character))
  const light = drawLightFromRight(canvas, spec, [x - width / 2, x + width / 2])
  return writeSvgDocument(720, 240, box, element('defs', {}, canvas.definitions()) + paper + drawn + light)
}

/**
 * Draws light in the color of the card's background. The light comes from the right; on cards, it comes from the left.
 */
function drawLightFromRight(canvas: Canvas, { background }: PortraitSpec, [left, right]: Point): Svg {
  const { rim } = chooseLight(background)
  const fill = canvas.linearGradient([left, 0, right, 0], [0, '#000', 0.3], [0.5, '#808080', 0], [1, rim, 0.9])
  return element('rect', { x: -100, y: -100, width: 800, height: 1000, fill, style: 'mix-blend-mode:soft-light' })
}

/**
 * Returns the center of the eyes on the card, with the figure's tilt, scale and lean applied. Without them, the strip
 * could cut off the irises.
 */
function locateEyesOnCard(spec: PortraitSpec, eyeY: number, chin: number): Point {
  const scale = scaleOnCard(spec)
  const { turn = 16, pitch = 0, tilt = 0, lean = 0 } = spec
  const [x, y] = rotatePoint([turn * 0.75, eyeY - 4 - pitch], toRadians(tilt), [0, chin])
  const [leanX, leanY] = rotatePoint([x * scale, y * scale], toRadians(lean), [0, 300])
  const origin = locateOriginOnCard(spec)
  return [leanX + origin.x, leanY + origin.y]
}

function placeOnPaper(canvas: Canvas, content: Svg): Svg {
  const paper = element('rect', { width: 600, height: 800, fill: PAPER })
  return writeSvgDocument(600, 800, CARD, element('defs', {}, canvas.definitions()) + paper + content)
}
