import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLossyProxy } from '@otogi/server/test/lossy-proxy'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { findFreePort } from '@otogi/server/platform/process/free-port'

/**
 * Measures how long the game stays unavailable after five seconds in which all packets to an external database were
 * lost.
 */

const LOST_MS = 5000
const CLIENTS = 40
const PATIENCE_MS = 90_000

await using opened = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'otogi-lost-'))
opened.defer(() => rm(folder, { recursive: true, force: true }))
const postgres = await startPostgres(join(folder, 'postgres'), 'bench', { persistent: false, settings: ['fsync=off'] })
opened.defer(() => postgres.stop())
await using line = await openLossyProxy(postgres.url)

const port = await findFreePort()
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: line.url,
  SECRET_KEY: 'a key for this bench alone, long enough',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
}
const main = resolve(import.meta.dirname, '../apps/server/src/main.ts')
const server = spawn(process.execPath, [main, '--no-web'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
opened.defer(() => void server.kill('SIGKILL'))

let stopping = false
let answers = 0
const signal = () => AbortSignal.timeout(PATIENCE_MS)
const address = `http://127.0.0.1:${port}/api`
const { cookie, id } = await signUp()
const isWell = () =>
  fetch(`${address}/gachas/findById?id=${id}`, { headers: { cookie }, signal: signal() }).then(
    ({ ok }) => ok,
    () => false,
  )
// The clients run concurrently, so that every connection of the pool is in use.
const clients = Array.from({ length: CLIENTS }, async () => {
  while (!stopping) {
    if (await isWell()) answers += 1
    await wait(10)
  }
})

while (answers < CLIENTS) await wait(20)
line.lose()
await wait(LOST_MS)
line.mend()
const back = performance.now()
answers = 0
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const within = () => performance.now() - back < PATIENCE_MS
while (answers === 0 && within()) await wait(20)
console.log(`  the first answer after the line is back: ${answers > 0 ? seconds(back) : 'none in 90 s'}`)
while (answers < CLIENTS && within()) await wait(20)
console.log(`  ${CLIENTS} answers: ${answers >= CLIENTS ? seconds(back) : `${answers} in 90 s`}`)

line.lose()
await wait(500)
const asked = performance.now()
const gone = once(server, 'exit').then(([code]) => `${seconds(asked)}, with ${code}`)
server.kill('SIGTERM')
const late = wait(PATIENCE_MS, 'not in 90 s', { ref: false })
console.log(`  SIGTERM on a lost line ends the server: ${await Promise.race([gone, late])}`)
stopping = true
server.kill('SIGKILL')
await Promise.all(clients)

/** Waits for the server and signs up a player. */
async function signUp(): Promise<{ cookie: string; id: string }> {
  const player = { username: 'benchmark', password: 'wonder1', email: 'bench@example.org', googleAccount: false }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(player) }
  for (;;) {
    const answer = await fetch(`${address}/users/create`, init).catch(() => undefined)
    if (answer?.ok) {
      const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
      const { _id: id } = (await answer.json()) as { _id: string }
      return { cookie, id }
    }
    await wait(200)
  }
}
