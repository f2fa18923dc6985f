import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { listFiles, type Manifest } from './manifest.ts'

const ROOT = '<div id="root"></div>'

/** The exports of `src/prerender.tsx`. */
type PrerenderModule = { readonly renderPages: (firstPicture: string) => Promise<readonly PrerenderedPage[]> }
type PrerenderedPage = {
  readonly path: string
  readonly language: string
  /** The path of the page's module, as in the build's manifest. */
  readonly module: string
  readonly markup: string
}

/** Placeholder for the URL of today's picture. The server replaces it. */
const FIRST_PICTURE = '/media/first-picture'

/**
 * Writes `prerendered.json` next to the build's manifest. The file contains the HTML of the first pages that visitors
 * see, by path and language, and the placeholder for the picture's URL. Browsers show these pages before any script has
 * run.
 */
export function createPrerenderPlugin(): Plugin {
  let [root, outDir] = ['', '']
  return {
    name: 'prerender',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const html = await readFile(join(outDir, 'index.html'), 'utf8')
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
      const pages: Record<string, Record<string, string>> = {}
      for (const page of await renderFirstPages(root, outDir))
        (pages[page.path] ??= {})[page.language] = insertPage(html, page, listFiles(manifest, [page.module]))
      const written = JSON.stringify({ firstPicture: FIRST_PICTURE, pages })
      await writeFile(join(outDir, '.vite/prerendered.json'), written)
    },
  }
}

/** Builds the module for Node and runs it. */
async function renderFirstPages(root: string, outDir: string): Promise<readonly PrerenderedPage[]> {
  const folder = await mkdtemp(join(outDir, '.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      plugins: [react()],
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: folder, minify: false, copyPublicDir: false, manifest: false },
    })
    const { renderPages } = createRequire(import.meta.url)(join(folder, 'prerender.js')) as PrerenderModule
    return await renderPages(FIRST_PICTURE)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Inserts the page as `inert`, because anything typed before the scripts have loaded would be lost. */
function insertPage(html: string, { path, markup }: PrerenderedPage, files: ReadonlySet<string>): string {
  const links = [...files].filter((file) => !html.includes(file)).map((file) => `  ${toLink(file)}\n  `)
  return html
    .replace(/<html lang="[^"]*"/, (tag) => `${tag} data-page="${path}"`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(ROOT, () => `<div id="root"><div class="prerendered" inert>${markup}</div></div>`)
}

function toLink(file: string): string {
  const rel = file.endsWith('.css') ? 'rel="stylesheet"' : 'rel="modulepreload" crossorigin'
  return `<link ${rel} href="/${file}" />`
}
