import type { Fault } from '../sources.ts'
import type { Use } from './place.ts'

type Edge = { readonly to: string; readonly line: number }

/** The files that import each other in a circle, type-only imports included: one fault for each group of them. */
export function findCircles(uses: readonly Use[]): Fault[] {
  const edges = collectEdges(uses)
  return findGroups(edges).map((group) => {
    const [path = ''] = group.toSorted()
    const circle = findShortestCircle(path, edges, new Set(group))
    const line = edges.get(path)?.find(({ to }) => to === circle[1])?.line ?? 1
    return { path, line, rule: `imports itself in a circle: ${circle.join(' → ')}` }
  })
}

function collectEdges(uses: readonly Use[]): Map<string, Edge[]> {
  const files = new Set(uses.map(({ from }) => from.path))
  const edges = new Map<string, Edge[]>()
  for (const { from, target, line } of uses) {
    const to = toPath(target, files)
    if (to !== undefined) edges.set(from.path, [...(edges.get(from.path) ?? []), { to, line }])
  }
  return edges
}

/** A file of the repository, whether it is imported by its path or by its package. */
function toPath(target: Use['target'], files: ReadonlySet<string>): string | undefined {
  if (target.kind === 'file') return target.place.path
  if (target.kind !== 'package') return undefined
  const places = ['packages', 'apps'].flatMap((top) => [`${top}/${target.name}/src/`, `${top}/${target.name}/`])
  return places.map((place) => `${place}${target.file}.ts`).find((path) => files.has(path))
}

/** Tarjan's strongly connected components, without those of a single file that does not import itself. */
function findGroups(edges: ReadonlyMap<string, readonly Edge[]>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (file: string): number => {
    const position = order.size
    let lowest = position
    order.set(file, position)
    open.push(file)
    for (const { to } of edges.get(file) ?? []) {
      const known = order.get(to)
      if (known === undefined) lowest = Math.min(lowest, visit(to))
      else if (open.includes(to)) lowest = Math.min(lowest, known)
    }
    if (lowest === position) groups.push(open.splice(open.indexOf(file)))
    return lowest
  }
  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return groups.filter(([file = '', ...others]) => others.length > 0 || edges.get(file)?.some(({ to }) => to === file))
}

/** The files from `start` back to itself, by the fewest imports. */
function findShortestCircle(start: string, edges: ReadonlyMap<string, readonly Edge[]>, group: Set<string>): string[] {
  const queue: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of queue) {
    for (const { to } of edges.get(path.at(-1) ?? '') ?? []) {
      if (to === start) return [...path, start]
      if (!group.has(to) || seen.has(to)) continue
      seen.add(to)
      queue.push([...path, to])
    }
  }
  return []
}
