import { ELEMENTS, NUMBERS, PAINTS, PLACING, WORDS } from './attributes.ts'
import { compileElement, parseConditions } from './compile.ts'
import { MATERIALS } from './materials.ts'
import { findLargest, findMirrorAxis, NUMBER, parseTransform, toPlacement } from './numbers.ts'
import { compilePaint, listNames, readPaint } from './paint.ts'
import { parsePart, type PartNode } from './xml.ts'

/** Maximum number of elements; the largest part of the starter pack has 370. */
const MOST_ELEMENTS = 600
const MOST_CHARACTERS = 256 * 1024
/** The largest coordinate; a picture is at most 1,200 units wide. */
const LARGEST_NUMBER = 4000

const DETAILS: ReadonlySet<string> = new Set(['shade', 'light', 'fold', 'shine', 'glow', 'clip'])
/** Excludes all characters that could close an attribute or refer to another file. */
const WORD = /^[\w\s.,#()+-]*$/
const NUMBER_LIST = /^([\d\s.,e%+-]|none|px)*$/
const TRANSFORM = /^(\s*(translate|rotate|scale|matrix)\([\d\s.,e-]+\)[\s,]*)+$/

/** Lists all faults of a part file, each with its element. A part without faults can be drawn. */
export function findPartFileFaults(text: string): string[] {
  if (text.length > MOST_CHARACTERS) return [`has ${text.length} characters, more than ${MOST_CHARACTERS}`]
  let root: PartNode
  try {
    root = parsePart(text)
  } catch (error) {
    return [`cannot be read: ${getErrorMessage(error)}`]
  }
  const metadata = root.children.filter(({ tag }) => tag === 'metadata').flatMap(({ children }) => children)
  const drawing = root.children.filter(({ tag }) => tag !== 'metadata')
  const elements = drawing.flatMap(listTree)
  const known: DeclaredNames = {
    ids: new Map(elements.flatMap((node) => (node.attributes['id'] ? [[node.attributes['id'], node] as const] : []))),
    numbers: new Set(metadata.flatMap(({ tag, attributes: { name } }) => (tag === 'number' && name ? [name] : []))),
  }
  return [
    ...(elements.length > MOST_ELEMENTS ? [`has ${elements.length} elements, more than ${MOST_ELEMENTS}`] : []),
    ...(elements.length === 0 ? ['draws nothing'] : []),
    ...metadata.flatMap((node) => addLocation(text, node, findMetadataFaults(node))),
    ...elements.flatMap((node) => addLocation(text, node, findElementFaults(node, known))),
  ]
}

type DeclaredNames = { readonly ids: ReadonlyMap<string, PartNode>; readonly numbers: ReadonlySet<string> }

/** Adds the location in front of each fault, e.g. `path#blade (line 12): …`. */
function addLocation(text: string, { tag, attributes: { id }, start }: PartNode, faults: readonly string[]): string[] {
  if (faults.length === 0) return []
  const line = text.slice(0, start).split('\n').length
  return faults.map((fault) => `${tag}${id ? `#${id}` : ''} (line ${line}): ${fault}`)
}

function listTree(node: PartNode): PartNode[] {
  return [node, ...node.children.flatMap(listTree)]
}

function findMetadataFaults({ tag, attributes }: PartNode): string[] {
  const { name, is, as, default: given } = attributes
  if (tag === 'number')
    return name && Number.isFinite(Number(given ?? Number.NaN)) ? [] : ['needs a name and a default that is a number']
  if (tag !== 'color') return [`<${tag}> is not known in <metadata>`]
  const colors = [is, given].filter((color) => color !== undefined)
  return [
    ...(name || as ? [] : ['needs a name, or a tone in "as"']),
    ...(is || given ? [] : ['needs the color that stands for it, in "is"']),
    ...colors.flatMap((color) => (/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(color) ? [] : [`"${color}" is not a color`])),
    ...(as === undefined ? [] : catchFault(() => void compilePaint(as))),
    ...(name === undefined ? [] : catchFault(() => void compilePaint(`$${name}`))),
    ...(name && as && listNames(as).includes(name) ? [`"${as}" depends on itself`] : []),
  ]
}

function findElementFaults(node: PartNode, known: DeclaredNames): string[] {
  const { tag, attributes } = node
  if (!ELEMENTS.has(tag)) return [`<${tag}> is not allowed`]
  return [
    ...findClassFaults(node),
    ...Object.entries(attributes).flatMap(([name, value]) => findAttributeFaults(name, value, node, known)),
    ...findMirrorFaults(node, known),
  ]
}

function findClassFaults({ tag, attributes: { class: name } }: PartNode): string[] {
  if (name === undefined || Object.hasOwn(MATERIALS, name) || DETAILS.has(name)) return []
  return [`no material is called "${name}" (<${tag} class="…">)`]
}

function findAttributeFaults(name: string, value: string, node: PartNode, known: DeclaredNames): string[] {
  if (name.startsWith('data-by-')) return findSlopeFaults(name.slice('data-by-'.length), value, node, known)
  const missing = listReferences(name, value, node.tag).filter((id) => !known.ids.has(id))
  if (missing.length > 0) return missing.map((id) => `${name} leads to "${id}", which is not in this file`)
  if (PAINTS.has(name)) return catchFault(() => void readPaint(value), `${name}: `)
  if (name === 'd') return catchFault(() => checkSize(name, value))
  const pattern =
    name === 'transform' ? TRANSFORM : NUMBERS.has(name) ? NUMBER_LIST : WORDS.has(name) ? WORD : undefined
  if (pattern && !pattern.test(value)) return [`${name}: "${value}" is not allowed`]
  if (pattern) return pattern === WORD ? [] : catchFault(() => checkSize(name, value))
  if (name === 'data-when') return parseConditions(value).some(({ option }) => !option) ? [`data-when: "${value}"`] : []
  if (PLACING.has(name) || !/^(data-|on)/.test(name)) return []
  return [`no attribute is called "${name}"`]
}

function listReferences(name: string, value: string, tag: string): string[] {
  if (name === 'href') return tag === 'use' ? [] : [value.replace(/^#/, '')]
  if (!value.includes('url(')) return []
  return [...value.matchAll(/url\(\s*['"]?#?([^)'"]*)/g)].map(([, id = '']) => id)
}

function checkSize(name: string, value: string) {
  const sizes = name === 'd' ? [findLargest(value)] : (value.match(NUMBER) ?? []).map((size) => Math.abs(Number(size)))
  const largest = Math.max(0, ...sizes)
  if (largest > LARGEST_NUMBER) throw new RangeError(`${name} holds ${largest}, more than ${LARGEST_NUMBER}`)
}

function findSlopeFaults(option: string, value: string, node: PartNode, known: DeclaredNames): string[] {
  const unknown = known.numbers.has(option) ? [] : [`data-by-${option}: <metadata> has no <number name="${option}">`]
  if (!/^[\w\s.,:;*-]*$/.test(value)) return [...unknown, `data-by-${option}: "${value}" is not a list of numbers`]
  return value.includes(':') ? [...unknown, ...catchFault(() => checkSteps(option, node))] : unknown
}

/** Checks the number of steps: one for each number of the attribute, written with absolute commands. */
function checkSteps(option: string, node: PartNode) {
  const { slopes, numbers } = compileElement({ ...node, children: [] }, new Map())
  for (const { attribute, steps } of slopes.filter((slope) => slope.option === option)) {
    const count = numbers[attribute]?.values.length ?? 0
    if (steps.length !== count)
      throw new RangeError(`data-by-${option} lists ${steps.length} steps, ${attribute} has ${count} numbers`)
  }
}

/** Checks that a `<use>` mirrors a group of the file and that this group contains no other `<use>`. */
function findMirrorFaults({ tag, attributes, children }: PartNode, known: DeclaredNames): string[] {
  if (attributes['class'] === 'upright' || attributes['class'] === 'emblem')
    return toPlacement(parseTransform(attributes['transform'] ?? '')) ? [] : ['may only be moved, turned and enlarged']
  if (tag !== 'use') return []
  const half = known.ids.get((attributes['href'] ?? '').replace(/^#/, ''))
  if (!attributes['href']?.startsWith('#') || !half)
    return [`href leads to "${attributes['href']}", which is not in this file`]
  if (findMirrorAxis(parseTransform(attributes['transform'] ?? '')) === undefined)
    return ['mirrors left and right: transform="matrix(-1 0 0 1 X 0)"']
  const nested = half.children.flatMap(listTree).some((node) => node.tag === 'use')
  return nested || children.length > 0 ? ['a mirrored group holds no other mirrored group'] : []
}

function catchFault(check: () => void, prefix = ''): string[] {
  try {
    check()
    return []
  } catch (error) {
    return [prefix + getErrorMessage(error)]
  }
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error)
}
