import { parseXml, XmlDocument, XmlElement } from '@rgrove/parse-xml'

/** An element of a part file, without editor data. */
export type PartNode = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PartNode[]
  /** Offset in the file. */
  readonly start: number
}

/** Elements that describe a drawing to people. */
const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc'])

/** Parses a part file. Drops other namespaces and converts `style` to attributes. */
export function parsePart(text: string): PartNode {
  const document = parseXml(text, { includeOffsets: true })
  const root = document instanceof XmlDocument ? document.root : null
  if (root?.name !== 'svg') throw new SyntaxError('the first element is not <svg>')
  return toNode(root)
}

function toNode(element: XmlElement): PartNode {
  const attributes = Object.fromEntries(
    Object.entries({ ...element.attributes, ...parseDeclarations(element.attributes['style']) }).flatMap(
      ([name, value]) => {
        if (name === 'xlink:href') return [['href', value]]
        return name.includes(':') || name === 'xmlns' || name === 'style' ? [] : [[name, value]]
      },
    ),
  )
  const elements = element.children.filter((child) => child instanceof XmlElement)
  return {
    tag: element.name,
    attributes,
    children: elements.filter(({ name }) => !name.includes(':') && !UNSEEN.has(name)).map((child) => toNode(child)),
    start: element.start,
  }
}

/** Parses `fill:#fff;stroke:none`; drops properties written only by editors (`-inkscape-stroke`). */
function parseDeclarations(style = ''): Record<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':').map((part) => part.trim()))
  return Object.fromEntries(pairs.filter(([name, value]) => name && value && !name.startsWith('-')))
}
