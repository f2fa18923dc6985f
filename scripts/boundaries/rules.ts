import type { Location, Import } from './location.ts'

/** The features that each server feature may import, as listed in `boundaries.cjs`. */
export type AllowedImports = Readonly<Record<string, readonly string[]>>

type Permissions = { readonly ours: readonly string[]; readonly npm: readonly string[] | 'any'; readonly node: boolean }

const TOOLING: Permissions = {
  ours: ['rules', 'contract', 'art', 'tunes', 'content', 'server'],
  npm: 'any',
  node: true,
}

const UNITS: Readonly<Record<string, Permissions>> = {
  rules: { ours: [], npm: ['@noble/hashes'], node: false },
  contract: { ours: ['rules'], npm: ['zod'], node: false },
  art: { ours: [], npm: ['@rgrove/parse-xml', 'svgpath', 'zod'], node: false },
  tunes: { ours: [], npm: ['opusscript'], node: false },
  content: { ours: ['rules', 'art', 'tunes'], npm: 'any', node: true },
  server: { ours: ['contract', 'rules', 'content'], npm: 'any', node: true },
  web: { ours: ['contract', 'rules'], npm: 'any', node: false },
  scripts: { ...TOOLING, ours: [...TOOLING.ours, 'web'] },
  e2e: TOOLING,
  bench: TOOLING,
}

/** The layers that each layer of an app may import. */
const ALLOWED_LAYERS: Readonly<Record<Location['area'], readonly Location['area'][]>> = {
  test: ['test', 'app', 'feature', 'game', 'ui', 'platform', 'texts', 'whole'],
  app: ['app', 'feature', 'game', 'ui', 'platform', 'texts'],
  feature: ['feature', 'game', 'ui', 'platform', 'texts'],
  game: ['game', 'ui', 'platform', 'texts'],
  ui: ['ui', 'platform', 'texts'],
  platform: ['platform', 'texts'],
  texts: ['texts'],
  whole: ['whole'],
}

/**
 * What the lower layers of the web app may import from other packages: formats, calendar, languages, and what API calls
 * need.
 */
const ALLOWED_PACKAGES: Partial<Record<Location['area'], RegExp>> = {
  ui: /^rules\/(?:format|calendar|languages)\//,
  platform: /^(?:contract\/(?:endpoint|refusals|wire-names)$|rules\/(?:format|languages)\/)/,
}

/** Files of the contract that the browser may load. From all others, it may import only types. */
const WITHOUT_SCHEMAS = /^contract\/(?:routes|desk\/routes|page-sizes|puzzle-fields|record-fields|wire-names)$/

/** Returns a description of the rule that an import breaks, or undefined if it breaks none. */
export function findBrokenRule(use: Import, allowed: AllowedImports): string | undefined {
  const { from, target } = use
  const unit = UNITS[from.unit]
  if (!unit) return `${from.unit} is not a known package`
  switch (target.kind) {
    case 'package':
      if (target.name === from.unit) return `${from.unit} imports its own files by relative paths`
      if (!unit.ours.includes(target.name)) return `${from.unit} may not import ${target.name}`
      return checkWebImport(use, `${target.name}/${target.file}`)
    case 'node':
      return unit.node || isTestOrBuild(from) ? undefined : `${from.unit} may not import Node's ${target.name}`
    case 'npm':
      if (unit.npm === 'any' || unit.npm.includes(target.name) || isTestOrBuild(from)) return undefined
      return `${from.unit} may not import ${target.name}`
    case 'unknown':
      return 'an import path must be a plain string'
    case 'file':
      return checkWithinApp(from, target.place, allowed)
  }
}

function checkWebImport({ from, isType }: Import, file: string): string | undefined {
  if (from.unit !== 'web' || from.isTest) return undefined
  const allowed = ALLOWED_PACKAGES[from.area]
  if (allowed && !allowed.test(file)) return `${from.area} must not depend on the game: it may not import ${file}`
  const isLight = isType || !file.startsWith('contract/') || WITHOUT_SCHEMAS.test(file)
  return isLight ? undefined : `${file} brings the schemas into the browser: import only its types`
}

/** Tests and build files may use any package, because they are never sent to players. */
function isTestOrBuild(from: Location): boolean {
  return from.isTest || (from.unit === 'web' && from.area === 'whole')
}

function checkWithinApp(from: Location, to: Location, allowed: AllowedImports): string | undefined {
  if (to.unit !== from.unit) return `a relative import may not leave ${from.unit}`
  if (to.isTest && !from.isTest) return 'only tests may import what serves tests'
  if (to.area !== 'test' && !ALLOWED_LAYERS[from.area].includes(to.area))
    return `${from.area} may not import ${to.area}`
  return checkFeatureImport(from, to, allowed)
}

function checkFeatureImport(from: Location, to: Location, allowed: AllowedImports): string | undefined {
  if (!from.feature || !to.feature || from.feature === to.feature) return undefined
  if (from.unit === 'web') return 'web features never import each other'
  if (!allowed[from.feature]?.includes(to.feature)) return `${from.feature} may not use ${to.feature} (boundaries.cjs)`
  const publicApi = `apps/server/src/features/${to.feature}/index.ts`
  return to.path === publicApi ? undefined : `${to.feature} may only be imported through its index.ts`
}
