import { parseXml, XmlDocument, XmlElement } from '@rgrove/parse-xml'

/** An element of a part file, without data added by editors. */
export type PartNode = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PartNode[]
  /** The element's position in the text of the file. */
  readonly start: number
}

/** Elements with descriptions for authors, which are not drawn. */
const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc'])

/** Parses a part file. Drops editor elements and attributes, and converts `style` to attributes. */
export function parsePart(text: string): PartNode {
  const document = parseXml(text, { includeOffsets: true })
  const root = document instanceof XmlDocument ? document.root : null
  if (root?.name !== 'svg') throw new SyntaxError('the first element is not <svg>')
  return toNode(root)
}

function toNode({ name: tag, attributes: allAttributes, children, start }: XmlElement): PartNode {
  const attributes: Record<string, string> = {}
  const { style, 'xlink:href': href, ...others } = allAttributes
  for (const [name, value] of Object.entries(style ? { ...others, ...parseDeclarations(style) } : others))
    if (!name.includes(':') && name !== 'xmlns') attributes[name] = value
  if (href !== undefined) attributes['href'] = href
  const elements = children.filter((child) => child instanceof XmlElement)
  return {
    tag,
    attributes,
    children: elements.filter(({ name }) => !name.includes(':') && !UNSEEN.has(name)).map(toNode),
    start,
  }
}

/** Parses `fill:#fff;stroke:none`; drops properties that only editors use (`-inkscape-stroke`). */
function parseDeclarations(style: string): Record<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':').map((part) => part.trim()))
  return Object.fromEntries(pairs.filter(([name, value]) => name && value && !name.startsWith('-')))
}
