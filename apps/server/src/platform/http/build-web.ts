import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../../../../..')
const web = join(repository, 'apps/web')
/** Folder of the built web app. */
export const WEB_ROOT = join(web, 'dist')
const SOURCES = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/{rules,contract}/src/**/*.ts',
  'package-lock.json',
]

/** Builds the web app if its sources are newer than the last complete build. Returns whether a build was needed. */
export async function buildWeb(stopSignal?: AbortSignal): Promise<boolean> {
  const complete = join(WEB_ROOT, '.vite/complete')
  if (existsSync(complete) && (await findNewestSourceTime()) <= (await stat(complete)).mtimeMs) return false
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  await runProgram(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, signal: stopSignal })
  return true
}

async function findNewestSourceTime(): Promise<number> {
  let newest = 0
  for await (const file of glob(SOURCES, { cwd: repository })) {
    newest = Math.max(newest, (await stat(join(repository, file))).mtimeMs)
  }
  return newest
}

type RunOptions = { readonly cwd: string; readonly signal: AbortSignal | undefined }

function runProgram(command: string, parameters: readonly string[], { cwd, signal }: RunOptions): Promise<void> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(command, parameters, { cwd, stdio: 'inherit', env, ...(signal && { signal }) })
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`the web app could not be built (exit code ${code})`)),
    )
  })
}
