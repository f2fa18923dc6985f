import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type Plugin } from 'vite'

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

/** The server replaces this text with the address of today's picture. */
const FIRST_PICTURE = '/media/first-picture'

/**
 * Writes `prerendered.json` beside the build's manifest: the HTML of the pages that visitors see first, by path and
 * language, with links to their style sheets. Browsers show these pages before any script has run.
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
      const [html, manifest] = await Promise.all([
        readFile(join(outDir, 'index.html'), 'utf8'),
        readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
      ])
      const pages = await renderFirstPages(root, outDir)
      const written: Record<string, Record<string, string>> = {}
      for (const page of pages)
        (written[page.path] ??= {})[page.language] = insertPage(html, page, JSON.parse(manifest) as Manifest)
      await writeFile(join(outDir, '.vite/prerendered.json'), JSON.stringify(written))
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
function insertPage(html: string, { path, module, markup }: PrerenderedPage, manifest: Manifest): string {
  const files = collectFiles(manifest, module)
  const links = [
    ...[...files.styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...files.scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].filter((link) => !html.includes(/href="[^"]*"/.exec(link)?.[0] ?? link))
  return html
    .replace(/<html lang="[^"]*"/, (tag) => `${tag} data-page="${path}"`)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(ROOT, () => `<div id="root"><div class="prerendered" inert>${markup}</div></div>`)
}

type Files = { readonly styles: Set<string>; readonly scripts: Set<string> }

function collectFiles(
  manifest: Manifest,
  key: string,
  files: Files = { styles: new Set(), scripts: new Set() },
): Files {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no chunk for ${key}`)
  if (files.scripts.has(chunk.file)) return files
  files.scripts.add(chunk.file)
  for (const style of chunk.css ?? []) files.styles.add(style)
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files)
  return files
}
