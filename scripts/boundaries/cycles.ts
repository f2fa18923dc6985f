import type { Fault } from '../sources.ts'
import type { Import } from './location.ts'

type Edge = { readonly to: string; readonly line: number }

/** Finds groups of files that import each other in a cycle, even if only for types. Returns one fault per group. */
export function findCycles(imports: readonly Import[]): Fault[] {
  const edges = collectEdges(imports)
  return findGroups(edges).map((group) => {
    const [path = ''] = group.toSorted()
    const cycle = findShortestCycle(path, edges, new Set(group))
    const line = edges.get(path)?.find(({ to }) => to === cycle[1])?.line ?? 1
    return { path, line, rule: `imports itself in a cycle: ${cycle.join(' → ')}` }
  })
}

function collectEdges(imports: readonly Import[]): Map<string, Edge[]> {
  const files = new Set(imports.map(({ from }) => from.path))
  const edges = new Map<string, Edge[]>()
  for (const { from, target, line } of imports) {
    const to = toPath(target, files)
    if (to !== undefined) edges.set(from.path, [...(edges.get(from.path) ?? []), { to, line }])
  }
  return edges
}

/** Returns the path of the file that an import refers to. The import is relative or from a package. */
function toPath(target: Import['target'], files: ReadonlySet<string>): string | undefined {
  if (target.kind === 'file') return target.place.path
  if (target.kind !== 'package') return undefined
  const places = ['packages', 'apps'].flatMap((top) => [`${top}/${target.name}/src/`, `${top}/${target.name}/`])
  return places.map((place) => `${place}${target.file}.ts`).find((path) => files.has(path))
}

/**
 * Finds strongly connected components with Tarjan's algorithm. A single file counts as a component only if it imports
 * itself.
 */
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

/** Finds the shortest import path from `start` back to itself. */
function findShortestCycle(start: string, edges: ReadonlyMap<string, readonly Edge[]>, group: Set<string>): string[] {
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
