import { listFiles, type Manifest } from '@otogi/web/build/manifest'
import { LANGUAGES } from '@otogi/rules/languages/languages'
import type { Route } from './routes.ts'

const DESK_PAGES = 'src/app/desk-pages.tsx'

/** Whether a route belongs to the operator's desk. */
export function isDeskRoute({ modules }: Pick<Route, 'modules'>): boolean {
  return modules.includes(DESK_PAGES)
}

/**
 * Lists the files that only the operator's desk loads, i.e. those that no page for players imports, not even on demand.
 */
export function listDeskFiles(manifest: Manifest, routes: readonly Route[]): string[] {
  const byOperators = listRouteFiles(manifest, routes.filter(isDeskRoute))
  const byPlayers = listRouteFiles(
    manifest,
    routes.filter((route) => !isDeskRoute(route)),
  )
  return [...byOperators].filter((file) => !byPlayers.has(file)).toSorted()
}

function listRouteFiles(manifest: Manifest, routes: readonly Route[]): Set<string> {
  const texts = new Set(routes.flatMap((route) => route.texts))
  const isUnused = (module: string) => {
    const text = /^src\/texts\/\w+\/(\w+)\.json$/.exec(module)?.[1]
    return text !== undefined && !texts.has(text)
  }
  const modules = new Set<string>()
  const visit = (module: string) => {
    if (modules.has(module) || isUnused(module)) return
    // Every page can load the desk, but only operators' browsers do.
    if (module === DESK_PAGES && !routes.some(isDeskRoute)) return
    modules.add(module)
    for (const used of [...(manifest[module]?.imports ?? []), ...(manifest[module]?.dynamicImports ?? [])]) visit(used)
  }
  for (const module of ['index.html', ...routes.flatMap((route) => route.modules)]) visit(module)
  for (const language of LANGUAGES) for (const text of texts) visit(`src/texts/${language}/${text}.json`)
  return listFiles(manifest, [...modules])
}
