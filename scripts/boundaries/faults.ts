import { findLine, parseSources, type Fault, type Source } from '../sources.ts'
import { listImports } from './imports.ts'
import { toPlace, resolveTarget, type Use } from './place.ts'
import { brokenRule, type MayUse } from './rules.ts'

export function collectUses(root: string): Use[] {
  return parseSources(root, '{packages,apps,scripts,e2e,bench}/**/*.{ts,tsx}').flatMap(listUses)
}

function listUses(source: Source): Use[] {
  const from = toPlace(source.path)
  return listImports(source).map(({ specifier, ...rest }) => ({
    from,
    target: resolveTarget(from, specifier),
    ...rest,
  }))
}

/** The imports that break a rule, and the features that the table does not name. */
export function findBoundaryFaults(uses: readonly Use[], mayUse: MayUse): Fault[] {
  const broken = uses.flatMap((use) => {
    const { from, line } = use
    const rule = brokenRule(use, mayUse)
    return rule ? [{ path: from.path, line, rule }] : []
  })
  return [...broken, ...findUnknownFeatures(uses, mayUse)]
}

function findUnknownFeatures(uses: readonly Use[], mayUse: MayUse): Fault[] {
  const places = uses.map(({ from }) => from).filter(({ unit, feature }) => unit === 'server' && feature)
  const unknown = new Map(places.filter(({ feature }) => !mayUse[feature ?? '']).map((place) => [place.feature, place]))
  return [...unknown.values()].map(({ path, feature }) => ({
    path,
    line: 1,
    rule: `boundaries.cjs does not name ${feature}`,
  }))
}

/** A feature may use only features above it in the table. */
export function findTableFaults(mayUse: MayUse, text: string): Fault[] {
  const order = Object.keys(mayUse)
  return order.flatMap((feature, position) => {
    const line = findLine(text, text.search(new RegExp(`^ *${feature}:`, 'm')))
    const wrong = mayUse[feature]?.filter((used) => !order.slice(0, position).includes(used)) ?? []
    return wrong.map((used) => ({
      path: 'boundaries.cjs',
      line,
      rule: `${feature} uses ${used}, which is not listed above it`,
    }))
  })
}
