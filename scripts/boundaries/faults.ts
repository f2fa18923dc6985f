import { lineAt, sourcesOf, type Fault, type Source } from '../sources.ts'
import { importsOf } from './imports.ts'
import { placeOf, targetOf, type Use } from './place.ts'
import { brokenRule, type MayUse } from './rules.ts'

export function usesIn(root: string): Use[] {
  return sourcesOf(root, '{packages,apps,scripts,e2e,bench}/**/*.{ts,tsx}').flatMap(usesOf)
}

function usesOf(source: Source): Use[] {
  const from = placeOf(source.path)
  return importsOf(source).map(({ specifier, ...rest }) => ({ from, target: targetOf(from, specifier), ...rest }))
}

/** The imports that break a rule, and the features that the table does not name. */
export function boundaryFaults(uses: readonly Use[], mayUse: MayUse): Fault[] {
  const broken = uses.flatMap((use) => {
    const { from, line } = use
    const rule = brokenRule(use, mayUse)
    return rule ? [{ path: from.path, line, rule }] : []
  })
  return [...broken, ...unknownFeatures(uses, mayUse)]
}

function unknownFeatures(uses: readonly Use[], mayUse: MayUse): Fault[] {
  const places = uses.map(({ from }) => from).filter(({ unit, feature }) => unit === 'server' && feature)
  const unknown = new Map(places.filter(({ feature }) => !mayUse[feature ?? '']).map((place) => [place.feature, place]))
  return [...unknown.values()].map(({ path, feature }) => ({
    path,
    line: 1,
    rule: `boundaries.cjs does not name ${feature}`,
  }))
}

/** A feature may use only features above it in the table. */
export function tableFaults(mayUse: MayUse, text: string): Fault[] {
  const order = Object.keys(mayUse)
  return order.flatMap((feature, position) => {
    const line = lineAt(text, text.search(new RegExp(`^ *${feature}:`, 'm')))
    const wrong = mayUse[feature]?.filter((used) => !order.slice(0, position).includes(used)) ?? []
    return wrong.map((used) => ({
      path: 'boundaries.cjs',
      line,
      rule: `${feature} uses ${used}, which is not listed above it`,
    }))
  })
}
