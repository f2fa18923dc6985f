import type { Place, Use } from './place.ts'

/** Who may use whom among server features, as `boundaries.cjs` says. */
export type MayUse = Readonly<Record<string, readonly string[]>>

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
  scripts: TOOLING,
  e2e: TOOLING,
  bench: TOOLING,
}

/** Within an app, from above to below. */
const ENTERS: Readonly<Record<Place['area'], readonly Place['area'][]>> = {
  test: ['test', 'app', 'feature', 'game', 'ui', 'platform', 'texts', 'whole'],
  app: ['app', 'feature', 'game', 'ui', 'platform', 'texts'],
  feature: ['feature', 'game', 'ui', 'platform', 'texts'],
  game: ['game', 'ui', 'platform', 'texts'],
  ui: ['ui', 'platform', 'texts'],
  platform: ['platform', 'texts'],
  texts: ['texts'],
  whole: ['whole'],
}

/** What the web's lower layers may know of the packages: how calls, numbers, times and languages are written. */
const GAMELESS: Partial<Record<Place['area'], RegExp>> = {
  ui: /^rules\/(?:format|calendar|languages)\//,
  platform: /^(?:contract\/(?:endpoint|refusals|wire-names)$|rules\/(?:format|languages)\/)/,
}

/** What the browser loads of the contract; of the other files it knows only the types. */
const SCHEMA_FREE = /^contract\/(?:routes|page-sizes|puzzle-fields|record-fields|wire-names)$/

/** The rule that an import breaks. */
export function brokenRule(use: Use, mayUse: MayUse): string | undefined {
  const { from, target } = use
  const unit = UNITS[from.unit]
  if (!unit) return `${from.unit} is not a known package`
  switch (target.kind) {
    case 'package':
      if (target.name === from.unit) return `${from.unit} imports its own files by relative paths`
      if (!unit.ours.includes(target.name)) return `${from.unit} may not import ${target.name}`
      return brokenInWeb(use, `${target.name}/${target.file}`)
    case 'node':
      return unit.node || isOutside(from) ? undefined : `${from.unit} may not import Node's ${target.name}`
    case 'npm':
      if (unit.npm === 'any' || unit.npm.includes(target.name) || isOutside(from)) return undefined
      return `${from.unit} may not import ${target.name}`
    case 'unknown':
      return 'an import names what it imports in plain quotes'
    case 'file':
      return brokenWithin(from, target.place, mayUse)
  }
}

function brokenInWeb({ from, isType }: Use, file: string): string | undefined {
  if (from.unit !== 'web' || from.isTest) return undefined
  const allowed = GAMELESS[from.area]
  if (allowed && !allowed.test(file)) return `${from.area} knows nothing of the game: it may not import ${file}`
  const isLight = isType || !file.startsWith('contract/') || SCHEMA_FREE.test(file)
  return isLight ? undefined : `${file} brings the schemas into the browser: import only its types`
}

/** Tests and build files never reach a player, so that they may use any tool. */
function isOutside(from: Place): boolean {
  return from.isTest || (from.unit === 'web' && from.area === 'whole')
}

function brokenWithin(from: Place, to: Place, mayUse: MayUse): string | undefined {
  if (to.unit !== from.unit) return `a relative import may not leave ${from.unit}`
  if (to.isTest && !from.isTest) return 'only tests may import what serves tests'
  if (to.area !== 'test' && !ENTERS[from.area].includes(to.area)) return `${from.area} may not import ${to.area}`
  return brokenBetweenFeatures(from, to, mayUse)
}

function brokenBetweenFeatures(from: Place, to: Place, mayUse: MayUse): string | undefined {
  if (!from.feature || !to.feature || from.feature === to.feature) return undefined
  if (from.unit === 'web') return 'web features never import each other'
  if (!mayUse[from.feature]?.includes(to.feature)) return `${from.feature} may not use ${to.feature} (boundaries.cjs)`
  const publicApi = `apps/server/src/features/${to.feature}/index.ts`
  return to.path === publicApi ? undefined : `${to.feature} may only be imported through its index.ts`
}
