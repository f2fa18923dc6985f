import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER = join(import.meta.dirname, 'service-worker.js')
const PUBLIC = join(import.meta.dirname, '../public')
/** Files whose name stays the same when their content changes. */
const FIXED = ['theme.js', 'icon.svg']
const CACHED = /\.(js|css|woff2|svg)$/
const DESK = /\/features\/desk\/|\/app\/desk-pages\.|\/texts\/\w+\/desk\.json|\/@simplewebauthn\//
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

/** Makes the build installable: the manifest, and a service worker that caches every file of this build. */
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
  const names = Object.values(bundle)
    .filter((file) => CACHED.test(file.fileName) && !belongsToDesk(file))
    .map(({ fileName }) => fileName)
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

/** Players do not need the files of the operator's desk. */
function belongsToDesk(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (file.type === 'asset') return file.originalFileNames.some((name) => DESK.test(name))
  return (
    DESK.test(file.facadeModuleId ?? '') || (file.moduleIds.length > 0 && file.moduleIds.every((id) => DESK.test(id)))
  )
}
