import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, preview, type Plugin } from 'vite'
import { readPackIndex } from './parts/pack-index.ts'

const USAGE = `npm run parts -- [PACK_DIR] [--port PORT]
Serves a page of all parts, portraits, scenes and covers of a pack (content/legends by default) until Ctrl-C.
Reload it to see what you edited: part files and recipes are read again at each load, the engine once at the start.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4180' }, help: { type: 'boolean' } },
})
if (values.help) console.log(USAGE)
else await serveParts(positionals[0] ?? process.env['PACK_DIR'] ?? 'content/legends', Number(values.port))

async function serveParts(directory: string, port: number): Promise<void> {
  const outDir = resolve('.artifacts/parts')
  const root = resolve(import.meta.dirname, 'parts/page')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'esnext', minify: false, chunkSizeWarningLimit: Infinity },
  })
  const server = await preview({
    configFile: false,
    root,
    build: { outDir },
    preview: { host: '127.0.0.1', port, open: false },
    plugins: [serveIndex(directory)],
  })
  server.printUrls()
}

/** Builds `/pack.json` from the files on disk for each request. */
function serveIndex(directory: string): Plugin {
  return {
    name: 'pack-index',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/pack.json', (_request, response, next) => {
        readPackIndex(directory).then((index) => {
          response.setHeader('content-type', 'application/json')
          response.setHeader('cache-control', 'no-store')
          response.end(JSON.stringify(index))
        }, next)
      })
    },
  }
}
