import { type Attributes, element as write, group, type Svg } from '../draw/svg.ts'
import type { PartElement } from './compile.ts'
import { readColor, enterOwnFrame, isShown, type Look, readNumber, readNumbers, applyShifts, readText } from './look.ts'
import { MATERIALS } from './materials.ts'

/** Draws an element of a part with its children. */
export function drawElement(element: PartElement, outer: Look): Svg {
  if (!isShown(element, outer)) return ''
  if (element.material === 'glow' && outer.canvas.isDark) return ''
  const look = applyShifts(outer, element)
  if (element.tag === 'use') return drawMirrored(element, look)
  const material = element.material === undefined ? undefined : MATERIALS[element.material]
  const isMoved = element.words['transform'] !== undefined && !['upright', 'emblem'].includes(element.material ?? '')
  if (material && !isMoved) return material(element, look, drawElement)
  if (!isMoved) return drawPlain(element, look)
  const frame = enterOwnFrame(look)
  return drawTranslated(element, look, material ? material(element, frame, drawElement) : drawChildren(element, frame))
}

/** Draws a `<use>`, which is the mirror image of a group. */
function drawMirrored(element: PartElement, look: Look): Svg {
  const half = look.half((element.words['href'] ?? '').slice(1))
  const axis = readNumber(element, 'axis', look)
  return half && axis !== undefined ? drawElement(half, { ...look, axis }) : ''
}

function drawTranslated(element: PartElement, look: Look, content: Svg): Svg {
  const { axis } = look
  const [x, y, degrees, scale] = readNumbers(element, 'place', { ...look, axis: undefined }) ?? []
  const place =
    x === undefined
      ? element.words['transform']
      : `translate(${roundNumber(x)} ${roundNumber(y ?? 0)})${degrees ? ` rotate(${degrees})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`
  const mirror = axis === undefined ? '' : `matrix(-1 0 0 1 ${2 * axis} 0) `
  const attributes = element.material === undefined ? buildAttributes(element, look) : {}
  return group({ transform: `${mirror}${place}`, ...attributes }, content)
}

function roundNumber(value: number): number {
  return Math.round(value * 10) / 10
}

/** Writes plain SVG; only colors that depend on options change. */
function drawPlain(element: PartElement, look: Look): Svg {
  const content = drawChildren(element, look)
  const attributes = buildAttributes(element, look)
  if (element.tag === 'g' && (!content || Object.keys(attributes).length === 0)) return content
  return write(element.tag, attributes, element.children.length > 0 ? content : undefined)
}

function drawChildren({ children }: PartElement, look: Look): Svg {
  return children.map((child) => drawElement(child, look)).join('')
}

export function buildAttributes(element: PartElement, look: Look): Attributes {
  const { paints, numbers, words } = element
  const written: Record<string, string | number> = {}
  for (const name of Object.keys(numbers)) {
    if (name === 'place' || name === 'axis' || name.startsWith('data-')) continue
    const [value, ...more] = readNumbers(element, name, look) ?? []
    const isBare = more.length === 0 && numbers[name]?.around.join('') === ''
    written[name] = isBare && value !== undefined ? value : readText(element, name, look)
  }
  for (const name of Object.keys(paints)) written[name] = readColor(element, name, look) ?? 'none'
  for (const [name, text] of Object.entries(words)) {
    if (name === 'id' || name === 'transform' || name.startsWith('data-')) continue
    if (name === 'mix-blend-mode') written['style'] = `mix-blend-mode:${text}`
    else if (name === 'href') written[name] = look.refer(text.slice(1)).slice('url('.length, -1)
    else written[name] = text.startsWith('url(#') ? look.refer(text.slice('url(#'.length, -1)) : text
  }
  return written
}
