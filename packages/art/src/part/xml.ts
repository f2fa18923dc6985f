import { parseXml, XmlDocument, XmlElement } from '@rgrove/parse-xml'

/** An element of a part file, without what editors add to it. */
export type PartNode = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PartNode[]
  /** Where its text begins in the file. */
  readonly start: number
}

/** Elements that name a drawing for its readers. */
const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc'])

/** Reads a part file. Elements and attributes of other namespaces are left out, `style` becomes attributes. */
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

/** `fill:#fff;stroke:none` as attributes; properties that only editors write (`-inkscape-stroke`) are left out. */
function parseDeclarations(style = ''): Record<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':').map((part) => part.trim()))
  return Object.fromEntries(pairs.filter(([name, value]) => name && value && !name.startsWith('-')))
}
