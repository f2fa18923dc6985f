import { findLine, parseSources, type Fault, type Source } from '../sources.ts'
import { listImports } from './imports.ts'
import { toLocation, resolveTarget, type Import } from './location.ts'
import { findBrokenRule, type AllowedImports } from './rules.ts'

export function collectImports(root: string): Import[] {
  return parseSources(root, '{packages,apps,scripts,e2e,bench}/**/*.{ts,tsx}').flatMap(resolveImports)
}

function resolveImports(source: Source): Import[] {
  const from = toLocation(source.path)
  return listImports(source).map(({ specifier, ...rest }) => ({
    from,
    target: resolveTarget(from, specifier),
    ...rest,
  }))
}

/** Finds imports that break a rule, and features that are missing from the table of allowed imports. */
export function findBoundaryFaults(imports: readonly Import[], allowed: AllowedImports): Fault[] {
  const broken = imports.flatMap((use) => {
    const { from, line } = use
    const rule = findBrokenRule(use, allowed)
    return rule ? [{ path: from.path, line, rule }] : []
  })
  return [...broken, ...findUnknownFeatures(imports, allowed)]
}

function findUnknownFeatures(imports: readonly Import[], allowed: AllowedImports): Fault[] {
  const places = imports.map(({ from }) => from).filter(({ unit, feature }) => unit === 'server' && feature)
  const unknown = new Map(
    places.filter(({ feature }) => !allowed[feature ?? '']).map((place) => [place.feature, place]),
  )
  return [...unknown.values()].map(({ path, feature }) => ({
    path,
    line: 1,
    rule: `boundaries.cjs does not name ${feature}`,
  }))
}

/** Finds table entries that allow a feature to import one that is not listed above it. */
export function findTableFaults(allowed: AllowedImports, text: string): Fault[] {
  const order = Object.keys(allowed)
  return order.flatMap((feature, position) => {
    const line = findLine(text, text.search(new RegExp(`^ *${feature}:`, 'm')))
    const wrong = allowed[feature]?.filter((used) => !order.slice(0, position).includes(used)) ?? []
    return wrong.map((used) => ({
      path: 'boundaries.cjs',
      line,
      rule: `${feature} imports ${used}, which is not listed above it`,
    }))
  })
}
