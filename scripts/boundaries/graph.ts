import type { Import } from './location.ts'

const BEGIN = '<!-- graph: begin -->'
const END = '<!-- graph: end -->'

type Edge = readonly [from: string, to: string]

/** Draws the imports between packages and between server features as a Mermaid diagram. Tests are left out. */
export function drawGraph(imports: readonly Import[]): string {
  const shipped = imports.filter(({ from }) => !from.isTest)
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph whole[packages]',
    ...toLines(shipped.flatMap(toPackageEdge)),
    '  end',
    '  subgraph inner[features of the server]',
    ...toLines(shipped.flatMap(toFeatureEdges)),
    '  end',
    '```',
  ].join('\n')
}

function toPackageEdge({ from, target }: Import): Edge[] {
  const isTooling = ['scripts', 'e2e', 'bench'].includes(from.unit)
  return target.kind === 'package' && !isTooling ? [[from.unit, target.name]] : []
}

/** Adds a suffix to the ids of features, because some features have the same name as a package. */
function toFeatureEdges({ from, target }: Import): Edge[] {
  if (from.unit !== 'server' || target.kind !== 'file') return []
  const used = target.place.feature
  if (!from.feature || !used || from.feature === used) return []
  return [[`${from.feature}_[${from.feature}]`, `${used}_[${used}]`]]
}

function toLines(edges: readonly Edge[]): string[] {
  return [...new Set(edges.map(([from, to]) => `    ${from} --> ${to}`))].sort()
}

/** Replaces the graph between the page's two markers. */
export function replaceGraph(page: string, graph: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`the page lacks ${BEGIN} and ${END}`)
  return `${page.slice(0, begin + BEGIN.length)}\n\n${graph}\n\n${page.slice(end)}`
}
