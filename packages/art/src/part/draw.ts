import { type Attributes, element as write, group, type Svg } from '../draw/svg.ts'
import type { PartElement } from './compile.ts'
import {
  readColor,
  resetFrame,
  isShown,
  type DrawState,
  readNumber,
  readNumbers,
  applyShifts,
  readText,
} from './draw-state.ts'
import { MATERIALS } from './materials.ts'

export function drawElement(element: PartElement, outerState: DrawState): Svg {
  if (!isShown(element, outerState)) return ''
  if (element.material === 'glow' && outerState.canvas.isDark) return ''
  const state = applyShifts(outerState, element)
  if (element.tag === 'use') return drawMirroredGroup(element, state)
  const material = element.material === undefined ? undefined : MATERIALS[element.material]
  const isMoved = element.words['transform'] !== undefined && !['upright', 'emblem'].includes(element.material ?? '')
  if (material && !isMoved) return material(element, state, drawElement)
  if (!isMoved) return drawPlainElement(element, state)
  const frame = resetFrame(state)
  return drawTranslatedContent(
    element,
    state,
    material ? material(element, frame, drawElement) : drawChildren(element, frame),
  )
}

/** Draws the mirror image of a group, for `<use>`. */
function drawMirroredGroup(element: PartElement, state: DrawState): Svg {
  const half = state.half((element.words['href'] ?? '').slice(1))
  const axis = readNumber(element, 'axis', state)
  return half && axis !== undefined ? drawElement(half, { ...state, axis }) : ''
}

function drawTranslatedContent(element: PartElement, state: DrawState, content: Svg): Svg {
  const { axis } = state
  const [x, y, degrees, scale] = readNumbers(element, 'place', { ...state, axis: undefined }) ?? []
  const place =
    x === undefined
      ? element.words['transform']
      : `translate(${roundNumber(x)} ${roundNumber(y ?? 0)})${degrees ? ` rotate(${degrees})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`
  const mirror = axis === undefined ? '' : `matrix(-1 0 0 1 ${2 * axis} 0) `
  const attributes = element.material === undefined ? buildAttributes(element, state) : {}
  return group({ transform: `${mirror}${place}`, ...attributes }, content)
}

function roundNumber(value: number): number {
  return Math.round(value * 10) / 10
}

/** Writes a plain SVG element. Only its colors can depend on options. */
function drawPlainElement(element: PartElement, state: DrawState): Svg {
  const content = drawChildren(element, state)
  const attributes = buildAttributes(element, state)
  if (element.tag === 'g' && (!content || Object.keys(attributes).length === 0)) return content
  return write(element.tag, attributes, element.children.length > 0 ? content : undefined)
}

function drawChildren({ children }: PartElement, state: DrawState): Svg {
  return children.map((child) => drawElement(child, state)).join('')
}

export function buildAttributes(element: PartElement, state: DrawState): Attributes {
  const { paints, numbers, words } = element
  const written: Record<string, string | number> = {}
  for (const name of Object.keys(numbers)) {
    if (name === 'place' || name === 'axis' || name.startsWith('data-')) continue
    const [value, ...more] = readNumbers(element, name, state) ?? []
    const isBare = more.length === 0 && numbers[name]?.around.join('') === ''
    written[name] = isBare && value !== undefined ? value : readText(element, name, state)
  }
  for (const name of Object.keys(paints)) written[name] = readColor(element, name, state) ?? 'none'
  for (const [name, text] of Object.entries(words)) {
    if (name === 'id' || name === 'transform' || name.startsWith('data-')) continue
    if (name === 'mix-blend-mode') written['style'] = `mix-blend-mode:${text}`
    else if (name === 'href') written[name] = state.refer(text.slice(1)).slice('url('.length, -1)
    else written[name] = text.startsWith('url(#') ? state.refer(text.slice('url(#'.length, -1)) : text
  }
  return written
}
