import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Runs the game server, restarted when its code changes, beside the hot-reloading web, until Ctrl-C. */

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
const webPort = process.env['WEB_PORT'] || '5173'

const children = [
  start('server', root, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--no-web']),
  start('web', web, [vite, '--port', webPort, '--strictPort', '--clearScreen', 'false']),
]

function start(name: string, cwd: string, parameters: readonly string[]) {
  const child = spawn(process.execPath, parameters, {
    cwd,
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

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Nobody is left to read: the terminal is gone, or what this was piped into.
process.stdout.on('error', stop)
process.on('exit', stop)
