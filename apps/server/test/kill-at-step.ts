import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'

/**
 * Preload this module to kill a program before a given step, i.e. before a query or a change on the disk. `DIE_AT` is
 * the number of the step. Without it, the program runs to its end and prints `steps: N` as the last line on stderr.
 */
const dieAt = Number(process.env['DIE_AT'] ?? 0)
let steps = 0

function step(): void {
  steps += 1
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL')
}

for (const name of ['mkdir', 'open', 'rename', 'rm', 'writeFile'] as const) {
  const original = fs.promises[name] as (...given: unknown[]) => unknown
  Object.assign(fs.promises, {
    [name]: (...given: unknown[]) => {
      step()
      return original(...given)
    },
  })
}
syncBuiltinESMExports()

type Query = (this: pg.Client, ...given: unknown[]) => unknown
const clients = pg.Client.prototype as unknown as { query: Query }
const { query } = clients
clients.query = function (...given) {
  step()
  return query.apply(this, given)
}

process.on('exit', () => fs.writeSync(2, `steps: ${steps}\n`))
