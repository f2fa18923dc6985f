import { drawCover } from '@otogi/art/cover'
import { Canvas, PART_KINDS, type PartKind, type Parts } from '@otogi/art/draw/canvas'
import type { Options } from '@otogi/art/draw/options'
import { writeSvgDocument, drawPortrait } from '@otogi/art/portrait'
import { createParts, type PartTexts } from '@otogi/art/part/library'
import { drawScene } from '@otogi/art/scene/scene'
import type { Picture } from '../pictures.ts'

/** The margin around a part, as a fraction of its size. */
const MARGIN = 0.06

/** Draws a part with the given options in a frame of the page. */
export function drawPart(frame: HTMLElement, texts: PartTexts, name: string, options: Options = {}): void {
  const [kind, file = ''] = name.split('/')
  const parts = createParts(texts)
  const part = isPartKind(kind) ? parts.find(kind, file) : undefined
  if (!part) throw new RangeError(`there is no part ${name}`)
  // Ids must be unique on the whole page, so each frame has its own prefix.
  const canvas = new Canvas((frame.dataset['prefix'] ??= createPrefix()), { parts })
  const content = part.draw(canvas, options)
  const svg = parseSvg(writeSvgDocument(1, 1, '0 0 1 1', `<defs>${canvas.definitions()}</defs>${content}`))
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', name)
  frame.replaceChildren(svg)
  const { x, y, width, height } = svg.getBBox()
  const margin = Math.max(width, height, 1) * MARGIN
  svg.setAttribute('viewBox', `${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`)
}

/** Draws a portrait, scene or cover in a frame. Returns the names of the parts it contains. */
export function drawPicture(frame: HTMLElement, texts: PartTexts, { name, drawing }: Picture): Set<string> {
  const { parts, drawn } = recordDrawnParts(createParts(texts))
  const address = URL.createObjectURL(new Blob([toSvg(drawing, parts)], { type: 'image/svg+xml' }))
  // Shows the picture in an <img>, because all portraits use the same ids, which would clash in one document.
  const image = new Image()
  image.alt = name
  const release = () => URL.revokeObjectURL(address)
  image.addEventListener('load', release)
  image.addEventListener('error', release)
  image.src = address
  frame.replaceChildren(image)
  return drawn
}

function toSvg(drawing: Picture['drawing'], parts: Parts): string {
  switch (drawing.of) {
    case 'portrait':
      return drawPortrait(drawing.spec, { seed: drawing.seed, parts })
    case 'scene':
      return drawScene(drawing.spec, drawing.portraits, { parts })
    case 'cover':
      return drawCover(drawing.spec, drawing.portraits, parts)
  }
}

function recordDrawnParts(parts: Parts): { parts: Parts; drawn: Set<string> } {
  const drawn = new Set<string>()
  const find: Parts['find'] = (kind, name) => {
    const part = parts.find(kind, name)
    if (part) drawn.add(`${kind}/${name}`)
    return part
  }
  return { parts: { ...parts, find }, drawn }
}

function parseSvg(text: string): SVGSVGElement {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (!(root instanceof SVGSVGElement)) throw new SyntaxError('the drawing is not well-formed SVG')
  root.removeAttribute('width')
  root.removeAttribute('height')
  return document.importNode(root, true)
}

function isPartKind(kind: string | undefined): kind is PartKind {
  return PART_KINDS.some((known) => known === kind)
}

let prefixes = 0

function createPrefix(): string {
  return `f${prefixes++}`
}
