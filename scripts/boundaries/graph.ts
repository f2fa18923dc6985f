import type { Use } from './place.ts'

const BEGIN = '<!-- graph: begin -->'
const END = '<!-- graph: end -->'

type Edge = readonly [from: string, to: string]

/** The imports between packages and between server features, as a Mermaid block; tests do not count. */
export function drawGraph(uses: readonly Use[]): string {
  const shipped = uses.filter(({ from }) => !from.isTest)
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph whole[packages]',
    ...toLines(shipped.flatMap(toPackageEdge)),
    '  end',
    '  subgraph inner[features of the server]',
    ...toLines(shipped.flatMap(toFeatureEdge)),
    '  end',
    '```',
  ].join('\n')
}

function toPackageEdge({ from, target }: Use): Edge[] {
  const isTooling = ['scripts', 'e2e', 'bench'].includes(from.unit)
  return target.kind === 'package' && !isTooling ? [[from.unit, target.name]] : []
}

/** Features are boxes apart from the packages of the same name. */
function toFeatureEdge({ from, target }: Use): Edge[] {
  if (from.unit !== 'server' || target.kind !== 'file') return []
  const used = target.place.feature
  if (!from.feature || !used || from.feature === used) return []
  return [[`${from.feature}_[${from.feature}]`, `${used}_[${used}]`]]
}

function toLines(edges: readonly Edge[]): string[] {
  return [...new Set(edges.map(([from, to]) => `    ${from} --> ${to}`))].sort()
}

/** The page with the graph between its two markers. */
export function replaceGraph(page: string, graph: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`the page lacks ${BEGIN} and ${END}`)
  return `${page.slice(0, begin + BEGIN.length)}\n\n${graph}\n\n${page.slice(end)}`
}
