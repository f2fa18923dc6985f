import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Runs the game server, restarted when its code changes, beside the hot-reloading web, until Ctrl-C. */

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
const WEB_PORT = '5173'

const children = [
  // Pages come from the web's own port, so that is the origin which the server must take as its own.
  start('server', root, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--no-web'], {
    PUBLIC_ORIGIN: `http://127.0.0.1:${WEB_PORT}`,
  }),
  start('web', web, [vite, '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'], {}),
]

function start(name: string, cwd: string, parameters: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: a terminal's Ctrl-C reaches this process alone, which then ends each child once.
    detached: true,
  })
  prefixLines(name, child.stdout, process.stdout)
  prefixLines(name, child.stderr, process.stderr)
  child.once('exit', () => stop())
  return child
}

function prefixLines(name: string, from: Readable, to: NodeJS.WritableStream): void {
  createInterface({ input: from }).on('line', (line) => to.write(`${name.padEnd(6)} | ${line}\n`))
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** One without the other is of no use. */
function stop(): void {
  for (const child of children) if (isRunning(child)) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
