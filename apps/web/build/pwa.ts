import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER = join(import.meta.dirname, 'service-worker.js')
const PUBLIC = join(import.meta.dirname, '../public')
/** Files whose name stays the same when their content changes. */
const FIXED = ['theme.js', 'icon.svg']
const CACHED = /\.(js|css|woff2|svg)$/
/** The operators' pages, and the texts that only they use. */
const DESK = /\/app\/desk-pages\.|\/texts\/\w+\/(?:desk|deskRefusals|calendar|insight|moderation)\.json/
const MANIFEST = {
  id: '/',
  name: 'Otogi',
  short_name: 'Otogi',
  description: 'Play, collect, and grow your anime world',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0a0f2e',
  theme_color: '#0a0f2e',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/**
 * Makes the web app installable. Adds a manifest to the build, and a service worker that caches every file that players
 * may need.
 */
export function createPwaPlugin(): Plugin {
  return {
    name: 'pwa',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: buildServiceWorker(bundle) })
      },
    },
  }
}

function buildServiceWorker(bundle: Rolldown.OutputBundle): string {
  const loaded = listFilesForPlayers(bundle)
  const names = Object.keys(bundle)
    .filter((name) => CACHED.test(name) && (loaded.has(name) || !/\.(?:js|css)$/.test(name)))
    .toSorted()
  const hash = createHash('sha256').update(names.join())
  const page = bundle['index.html']
  if (page?.type === 'asset') hash.update(page.source)
  for (const name of FIXED) hash.update(readFileSync(join(PUBLIC, name)))
  const source = readFileSync(WORKER, 'utf8')
  const version = hash.update(source).digest('hex').slice(0, 12)
  const files = ['', ...FIXED, ...names].map((name) => `/${name}`)
  return `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n${source}`
}

/** Finds the scripts and styles that the web app can load without the operator's desk. */
function listFilesForPlayers(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk' || DESK.test(file.facadeModuleId ?? '')) return
    found.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
    for (const used of [...file.imports, ...file.dynamicImports]) visit(used)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName)
  return found
}
