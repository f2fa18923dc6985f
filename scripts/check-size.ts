import { LANGUAGES } from '@otogi/rules/languages/languages'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reportFaults, type Fault } from './sources.ts'
import { listFiles, type Manifest } from '@otogi/web/build/manifest'
import { measureBrotli } from './size/chunks.ts'
import { isDeskRoute, listDeskFiles } from './size/desk-files.ts'
import { findRoutes, type Route } from './size/routes.ts'

/**
 * For each route of the built web app, checks the compressed size of a first visit in the language with the longest
 * texts. Also checks that pages for players load no file of the operator's desk.
 */

const KB = 1000
/**
 * The script size limits of the pages that new visitors see first. These limits are lower, because these pages must
 * load fastest.
 */
const SCRIPTS_KB: Readonly<Record<string, number>> = { 'auth-pages': 110, 'entry-page': 127 }
const EVERYTHING_KB = 160

const web = resolve(import.meta.dirname, '../apps/web')
const dist = resolve(web, 'dist')
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** Measures the size of the scripts, and of all files including styles and texts. */
function measureRoute({ modules, texts }: Route): { scripts: number; everything: number } {
  const inLanguage = LANGUAGES.map((language) => {
    const written = texts.map((feature) => `src/texts/${language}/${feature}.json`)
    const files = [...listFiles(manifest, ['index.html', ...modules, ...written])]
    const scripts = files.filter((file) => file.endsWith('.js'))
    return { scripts: measureBrotli(dist, scripts) / KB, everything: measureBrotli(dist, files) / KB }
  })
  return inLanguage.reduce((larger, size) => (size.everything > larger.everything ? size : larger))
}

const allRoutes = findRoutes(web, 'src/app/app.tsx')
// The desk has no size limit, because operators can wait a moment longer.
const routes = allRoutes.filter((route) => !isDeskRoute(route))
const missing = Object.keys(SCRIPTS_KB).filter((name) => !routes.some((route) => route.name === name))
if (missing.length > 0) throw new Error(`no such routes: ${missing.join(', ')}`)

const sizeFaults = routes.flatMap((route): Fault[] => {
  const { scripts, everything } = measureRoute(route)
  console.log(`${route.name}: ${everything.toFixed(1)} kB, including scripts ${scripts.toFixed(1)} kB`)
  const { name, path, line } = route
  const over = (what: string, size: number, budget: number): Fault[] =>
    size > budget ? [{ path, line, rule: `${name}: ${what} take ${size.toFixed(1)} kB of ${budget} kB` }] : []
  return [
    ...over('scripts and styles', everything, EVERYTHING_KB),
    ...over('scripts', scripts, SCRIPTS_KB[name] ?? EVERYTHING_KB),
  ]
})

/** The service worker caches files on players' devices, so its list must not contain files of the desk. */
function findCachedDeskFiles(): Fault[] {
  const worker = readFileSync(resolve(dist, 'sw.js'), 'utf8')
  const deskFiles = listDeskFiles(manifest, allRoutes)
  if (deskFiles.length === 0) throw new Error('no file is used only by the desk')
  return deskFiles
    .filter((file) => worker.includes(`"/${file}"`))
    .map((file) => ({
      path: 'apps/web/build/pwa.ts',
      line: 1,
      rule: `players load ${file}, which only operators need`,
    }))
}

reportFaults([...sizeFaults, ...findCachedDeskFiles()], `${routes.length} routes are within their size budgets`)
