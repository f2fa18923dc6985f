import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPack } from '@otogi/content/load'
import { systemClock } from '@otogi/server/platform/process/clock'
import { compareCheckouts } from './calls/compare.ts'
import { openDatabases } from './calls/databases.ts'
import { HOT_CALLS, type ServerData } from './calls/hot-calls.ts'
import type { BenchSetup } from './calls/measure.ts'
import { startLoadProcess } from './calls/processes.ts'
import { describeResults } from './calls/report.ts'
import { measureAllCalls } from './calls/share-of-limits.ts'
import { CHECKOUTS } from './checkouts.ts'

/**
 * Measures the most frequent calls and compares them with two upper bounds: the same SQL in pgbench, and a minimal
 * route that reads one row. `--only=guess,pull` selects calls by parts of their names; a run of all calls writes
 * RESULTS.md. `--seconds` and `--rounds` set how long each call is measured. If another checkout is given, both
 * checkouts are measured side by side.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  },
})
const wanted = values.only?.split(',')
const calls = HOT_CALLS.filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)))
const root = resolve(import.meta.dirname, '..')

await using opened = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'otogi-bench-'))
opened.defer(() => rm(folder, { recursive: true, force: true }))
const pack = await loadPack(join(root, 'content/legends'))
const [one, other] = pack.characters
if (!one || !other) throw new Error('the pack has too few characters')
const cardIds = pack.cards.map(({ id }) => id)
const databases = await openDatabases(folder, { today: systemClock.today(), cardIds, character: one.id }, opened)
const serverData: ServerData = {
  cardIds,
  right: one.name.en,
  wrong: other.name.en,
  anime: pack.series[0]?.guess.en ?? '',
  puzzles: [],
  wonPuzzles: [],
}
const runLoad = await startLoadProcess(opened)
const SEE_ALSO = `
[measured.md](../docs/internal/measured.md) says why calls miss their targets. Also measured: [growth](growth.md) to a million
players, a [rolling restart](rolling-restart.md) of two servers, the [failover](failover.md) to a replica, and
[overload](overload.md).
`
const setup: BenchSetup = { databases, runLoad, serverData, seconds: Number(values.seconds) }
const plan = { setup, folder, calls, rounds: Number(values.rounds) }

if (CHECKOUTS.length > 1) {
  console.log(await compareCheckouts(plan, CHECKOUTS, opened))
} else {
  const { results, empty, peakMegabytes } = await measureAllCalls(plan, root, opened)
  const report = describeResults({ results, empty, peakMegabytes, postgres: databases.version, seconds: setup.seconds })
  console.log(report)
  if (!wanted) await writeFile(join(root, 'bench/RESULTS.md'), `# What a call costs\n\n${report}${SEE_ALSO}`)
}
