import { CLASSES, ELEMENTS, NUMBERS, PAINTS, PLACING, WORDS } from './attributes.ts'
import { compileElement, parseConditions } from './compile.ts'
import { findLargest, findMirrorAxis, NUMBER, parseTransform, toPlacement } from './numbers.ts'
import { compilePaint, listNames, readPaint } from './paint.ts'
import { parsePart, type PartNode } from './xml.ts'

/** The maximum number of elements in a part. The largest part of the starter pack has 370. */
const MOST_ELEMENTS = 600
const MOST_CHARACTERS = 256 * 1024
/** The largest coordinate; a picture is at most 1,200 units wide. */
const LARGEST_NUMBER = 4000

/** Rejects characters that could end an attribute or refer to another file. */
const WORD = /^[\w\s.,#()+-]*$/
const NUMBER_LIST = /^([\d\s.,e%+-]|none|px)*$/
const TRANSFORM = /^(\s*(translate|rotate|scale|matrix)\([\d\s.,e-]+\)[\s,]*)+$/

/** Lists the faults of a part file, each with the element that has it. A file without faults can be drawn. */
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
  const placed = drawing.flatMap((node) => listNodesWithTransforms(node, ''))
  const elements = placed.map(({ node }) => node)
  const ids = new Map(
    elements.flatMap((node) => (node.attributes['id'] ? [[node.attributes['id'], node] as const] : [])),
  )
  const known: DeclaredNames = {
    ids,
    numbers: new Set(metadata.flatMap(({ tag, attributes: { name } }) => (tag === 'number' && name ? [name] : []))),
    colors: new Map(metadata.map(({ attributes: { name = '', as = '' } }) => [name, listNames(as)])),
    references: new Map([...ids].map(([id, node]) => [id, listTree(node).flatMap(listAllReferences)])),
  }
  return [
    ...(elements.length > MOST_ELEMENTS ? [`has ${elements.length} elements, more than ${MOST_ELEMENTS}`] : []),
    ...(elements.length === 0 ? ['draws nothing'] : []),
    ...metadata.flatMap((node) => addLocation(text, node, findMetadataFaults(node, known))),
    ...placed.flatMap(({ node, transforms }) => addLocation(text, node, findElementFaults(node, transforms, known))),
  ]
}

/** Maps each color or definition in the file to the names of those on which it depends. */
type Links = ReadonlyMap<string, readonly string[]>

type DeclaredNames = {
  readonly ids: ReadonlyMap<string, PartNode>
  readonly numbers: ReadonlySet<string>
  readonly colors: Links
  readonly references: Links
}

/** Prefixes each fault with its location, e.g. `path#blade (line 12): …`. */
function addLocation(text: string, { tag, attributes: { id }, start }: PartNode, faults: readonly string[]): string[] {
  if (faults.length === 0) return []
  const line = text.slice(0, start).split('\n').length
  return faults.map((fault) => `${tag}${id ? `#${id}` : ''} (line ${line}): ${fault}`)
}

function listTree(node: PartNode): PartNode[] {
  return [node, ...node.children.flatMap(listTree)]
}

/**
 * Lists an element and its descendants, each with all transforms that apply to it, from the outermost group to its own.
 */
function listNodesWithTransforms(
  node: PartNode,
  outerTransforms: string,
): { readonly node: PartNode; readonly transforms: string }[] {
  const transforms = `${outerTransforms} ${node.attributes['transform'] ?? ''}`.trim()
  return [{ node, transforms }, ...node.children.flatMap((child) => listNodesWithTransforms(child, transforms))]
}

function leadsToItself(name: string, links: Links, from = name, seen = new Set<string>()): boolean {
  return (links.get(from) ?? []).some(
    (next) => next === name || (!seen.has(next) && leadsToItself(name, links, next, seen.add(next))),
  )
}

function findMetadataFaults({ tag, attributes }: PartNode, known: DeclaredNames): string[] {
  const { name, is, as, default: given } = attributes
  if (tag === 'number')
    return name && Number.isFinite(Number(given ?? Number.NaN)) ? [] : ['needs a name and a default that is a number']
  if (tag !== 'color') return [`<${tag}> is not known in <metadata>`]
  const colors = [is, given].filter((color) => color !== undefined)
  return [
    ...(name || as ? [] : ['needs a name, or a tone in "as"']),
    ...(is || given ? [] : ['needs its default color, in "is"']),
    ...colors.flatMap((color) => (/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(color) ? [] : [`"${color}" is not a color`])),
    ...(as === undefined ? [] : catchFault(() => void compilePaint(as))),
    ...(name === undefined ? [] : catchFault(() => void compilePaint(`$${name}`))),
    ...(name && leadsToItself(name, known.colors) ? [`"${name}" depends on itself`] : []),
  ]
}

function findElementFaults(node: PartNode, transforms: string, known: DeclaredNames): string[] {
  const { tag, attributes } = node
  if (!ELEMENTS.has(tag)) return [`<${tag}> is not allowed`]
  const faults = [
    ...findClassFaults(node),
    ...catchFault(() => checkSizes(attributes, transforms)),
    ...Object.entries(attributes).flatMap(([name, value]) => findAttributeFaults(name, value, node, known)),
    ...(leadsToItself(attributes['id'] ?? '', known.references) ? ['refers to itself'] : []),
    ...findMirrorFaults(node, known),
  ]
  return [...new Set(faults)]
}

function findClassFaults(node: PartNode): string[] {
  const { class: name } = node.attributes
  if (name === undefined) return []
  const rule = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined
  if (!rule) return [`unknown material "${name}" (<${node.tag} class="…">)`]
  if (!rule.elements.includes(node.tag))
    return [`class "${name}" is for <${rule.elements.join('>, <')}>, not for <${node.tag}>`]
  const hasOutline = node.tag === 'g' && (rule.color !== undefined || name === 'clipped')
  const outline = hasOutline ? node.children[0] : node
  if (outline?.tag !== (hasOutline ? 'path' : node.tag)) return [`the first element of a "${name}" group is its path`]
  const color = rule.color && (outline.attributes[rule.color] ?? 'none')
  return color && /^(none$|url|rgb)/.test(color) ? [`class "${name}" needs a hex color or a tone in ${rule.color}`] : []
}

function findAttributeFaults(name: string, value: string, node: PartNode, known: DeclaredNames): string[] {
  if (name.startsWith('data-by-')) return findSlopeFaults(name.slice('data-by-'.length), value, node, known)
  const missing = listReferences(name, value, node.tag).filter((id) => !known.ids.has(id))
  if (missing.length > 0) return missing.map((id) => `${name} leads to "${id}", which is not in this file`)
  if (PAINTS.has(name)) return catchFault(() => void readPaint(value), `${name}: `)
  if (name === 'd') return []
  const isTransform = /transform$/i.test(name)
  const pattern = isTransform ? TRANSFORM : NUMBERS.has(name) ? NUMBER_LIST : WORDS.has(name) ? WORD : undefined
  if (pattern) return pattern.test(value) ? [] : [`${name}: "${value}" is not allowed`]
  if (name === 'data-when') return parseConditions(value).some(({ option }) => !option) ? [`data-when: "${value}"`] : []
  if (PLACING.has(name) || !/^(data-|on)/.test(name)) return []
  return [`unknown attribute "${name}"`]
}

function listReferences(name: string, value: string, tag: string): string[] {
  if (name === 'href') return tag === 'use' ? [] : [value.replace(/^#/, '')]
  if (!value.includes('url(')) return []
  return [...value.matchAll(/url\(\s*['"]?#?([^)'"]*)/g)].map(([, id = '']) => id)
}

function listAllReferences({ tag, attributes }: PartNode): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => listReferences(name, value, tag))
}

/** Checks the coordinates after all transforms. */
function checkSizes(attributes: PartNode['attributes'], transforms: string) {
  const [a, b, c, d, e, f] = transforms ? parseTransform(transforms) : [1, 0, 0, 1, 0, 0]
  const stretch = Math.max(Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d))
  for (const [name, value] of Object.entries(attributes)) {
    if (!NUMBERS.has(name) && !/transform$/i.test(name)) continue
    const sizes =
      name === 'd' ? [findLargest(value)] : (value.match(NUMBER) ?? []).map((size) => Math.abs(Number(size)))
    const own = Math.max(0, ...sizes)
    const largest = NUMBERS.has(name) ? Math.round(own * stretch + Math.max(Math.abs(e), Math.abs(f))) : own
    if (!(largest <= LARGEST_NUMBER)) throw new RangeError(`${name} reaches ${largest}, more than ${LARGEST_NUMBER}`)
  }
}

function findSlopeFaults(option: string, value: string, node: PartNode, known: DeclaredNames): string[] {
  const unknown = known.numbers.has(option) ? [] : [`data-by-${option}: <metadata> has no <number name="${option}">`]
  if (!/^[\w\s.,:;*-]*$/.test(value)) return [...unknown, `data-by-${option}: "${value}" is not a list of numbers`]
  return value.includes(':') ? [...unknown, ...catchFault(() => checkSteps(option, node))] : unknown
}

/** Checks that a slope has one step per number of its attribute. Path commands are made absolute first. */
function checkSteps(option: string, node: PartNode) {
  const { slopes, numbers } = compileElement({ ...node, children: [] }, new Map())
  for (const { attribute, steps } of slopes.filter((slope) => slope.option === option)) {
    const count = numbers[attribute]?.values.length ?? 0
    if (steps.length !== count)
      throw new RangeError(`data-by-${option} lists ${steps.length} steps, ${attribute} has ${count} numbers`)
  }
}

/**
 * Checks that a `<use>` refers to a group of the same file and mirrors it, and that this group contains no other
 * `<use>`.
 */
function findMirrorFaults({ tag, attributes, children }: PartNode, known: DeclaredNames): string[] {
  if (attributes['class'] === 'upright' || attributes['class'] === 'emblem')
    return toPlacement(parseTransform(attributes['transform'] ?? ''))
      ? []
      : ['may only be translated, rotated and scaled']
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
