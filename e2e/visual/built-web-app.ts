import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { buildWeb } from '@otogi/server/platform/http/build-web'

const folder = resolve(import.meta.dirname, '../../apps/web/dist')

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
}

type BuiltFile = { body: Buffer; contentType: string }

/** Files of the built web app, by path. */
export function readBuiltFiles(): ReadonlyMap<string, BuiltFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const contentType = KINDS[extname(name)] ?? 'application/octet-stream'
      return [path.slice(folder.length), { body: readFileSync(path), contentType }]
    }),
  )
}

export default async function buildWebApp(): Promise<void> {
  await buildWeb()
}
