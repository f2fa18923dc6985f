import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPack } from '@otogi/content/load'
import { requireCleanAudit } from '@otogi/server/test/books'
import { startFuzzedServer } from '@otogi/server/test/fuzz/fuzzed-server'
import { runFuzz } from '@otogi/server/test/fuzz/run-fuzz'
import { openProgress } from './test/progress.ts'

/**
 * Sends random requests, generated from the server's OpenAPI document, to a real server with two worker processes: `npm
 * run test:fuzz -- [requests] [seed] [--resume] [--from=NUMBER]`. Fails if a reply does not conform to the document, or
 * if an audit finds faults.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'boolean', default: false }, from: { type: 'string', default: '0' } },
})
const [wanted = '20000', seed = '1'] = positionals

/** Regularly starts a new server, because each audit reads the whole ledger. */
const REQUESTS_PER_SERVER = 20_000

const start = { seed: Number(seed), next: Number(values.from), statuses: {} as Record<string, number>, seconds: 0 }
const { progress, save } = await openProgress('fuzz', start, values.resume)
const pack = await loadPack(resolve('content/legends'))
const last = values.resume ? Number(wanted) : progress.next + Number(wanted)

while (progress.next < last) {
  const begun = performance.now()
  await using server = await startFuzzedServer()
  const requests = Math.min(REQUESTS_PER_SERVER, last - progress.next)
  const run = runFuzz({ ...server, seed: progress.seed, first: progress.next, requests })
  const { statuses, succeeded } = await run.catch((error: unknown) => {
    console.log(server.output())
    throw error
  })
  await requireCleanAudit({ db: server.db.reader, pack })
  for (const [status, count] of Object.entries(statuses))
    progress.statuses[status] = (progress.statuses[status] ?? 0) + count
  progress.next += requests
  progress.seconds += Math.round((performance.now() - begun) / 1000)
  await save()
  const counts = Object.entries(progress.statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `seed ${progress.seed}: ${progress.next} requests, ${succeeded.size} calls succeeded (${counts.join(', ')})`,
  )
}
console.log(
  `${progress.next} requests of seed ${progress.seed}, ${progress.seconds} s: every reply is as documented, no audit fault`,
)
