import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const repository = resolve(import.meta.dirname, '../../../../..')
const web = join(repository, 'apps/web')
const built = join(web, 'dist')
const SOURCES = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/{rules,contract}/src/**/*.ts',
  'package-lock.json',
]

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Builds the web when its sources are newer than its last whole build; says whether it had to. */
export async function buildWeb(stopping?: AbortSignal): Promise<boolean> {
  const complete = join(built, '.vite/complete')
  if (existsSync(complete) && (await newestSource()) <= (await stat(complete)).mtimeMs) return false
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, signal: stopping })
  return true
}

async function newestSource(): Promise<number> {
  let newest = 0
  for await (const file of glob(SOURCES, { cwd: repository })) {
    newest = Math.max(newest, (await stat(join(repository, file))).mtimeMs)
  }
  return newest
}

type Running = { readonly cwd: string; readonly signal: AbortSignal | undefined }

function run(command: string, parameters: readonly string[], { cwd, signal }: Running): Promise<void> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(command, parameters, { cwd, stdio: 'inherit', env, ...(signal && { signal }) })
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`the web could not be built (exit code ${code})`)),
    )
  })
}

/** Serves the built web; any address that is no file and no call gets the page, whose routes are its own. */
export async function serveWeb(app: FastifyInstance, root = built): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|media|assets)([/?]|$)/.test(request.url)) throw new Refusal('NOT_FOUND')
    return reply.sendFile('index.html')
  })
}
