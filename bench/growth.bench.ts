import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPack } from '@otogi/content/load'
import { auditBooks } from '@otogi/server/features/books/index'
import { updateRankingSteps } from '@otogi/server/features/players/index'
import { connect } from '@otogi/server/platform/db/postgres'
import { systemClock } from '@otogi/server/platform/process/clock'
import { insertPopulation } from '@otogi/server/test/population/population'
import { openDatabases } from './calls/databases.ts'
import { HOT_CALLS } from './calls/hot-calls.ts'
import { startLoadProcess, startServerProcess } from './calls/processes.ts'
import { listPuzzles } from './calls/puzzle-ids.ts'
import { compareSizes, CALLERS, type Side } from './growth/compare-sizes.ts'
import { countRows, describeGrowth } from './growth/report.ts'

/**
 * Measures the latency of the most frequent calls in a small and a large database, alternately. `--players` is the size
 * of the large one. `--only=guess,pull` selects calls by parts of their names; a run of all calls writes growth.md.
 * `--audit` also audits the databases before the measurement.
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100000' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    audit: { type: 'boolean', default: false },
  },
})
const wanted = values.only?.split(',')
const calls = HOT_CALLS.filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)))
const root = resolve(import.meta.dirname, '..')

await using opened = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'otogi-growth-'))
opened.defer(() => rm(folder, { recursive: true, force: true }))
const pack = await loadPack(join(root, 'content/legends'))
const [one, other] = pack.characters
if (!one || !other) throw new Error('the pack has too few characters')
const today = systemClock.today()
const cardIds = pack.cards.map(({ id }) => id)
const databases = await openDatabases(folder, { today, cardIds, character: one.id }, opened)
const serverData = { cardIds, right: one.name.en, wrong: other.name.en, anime: pack.series[0]?.guess.en ?? '' }
const runLoad = await startLoadProcess(opened)

const small = await startServerWithPlayers('small', CALLERS)
const large = await startServerWithPlayers('large', Number(values.players))
const plan = { runLoad, databases, calls, seconds: Number(values.seconds), rounds: Number(values.rounds) }
const results = await compareSizes(plan, small, large)
const report = describeGrowth({ results, large, postgres: databases.version })
console.log(report)
if (!wanted) await writeFile(join(root, 'bench/growth.md'), report)

/** Fills a database with players and starts a server for it. */
async function startServerWithPlayers(name: string, players: number): Promise<Side> {
  const start = performance.now()
  const url = await databases.create(name, root, (database, passwordHash) =>
    insertPopulation(database, { players, today, cards: pack.cards, passwordHash, character: one?.id ?? '' }),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  const rows = await countRows(url)
  console.log(`${name}: ${players} players in ${seconds} s, ${rows}`)
  await prepareDatabase(url)
  const server = await startServerProcess('serve.ts', [root, url, folder], opened)
  return { players, seconds, rows, server, serverData: { ...serverData, ...(await listPuzzles(server, CALLERS)) } }
}

/** Runs the server's once-a-minute job, and audits the database if requested. */
async function prepareDatabase(url: string): Promise<void> {
  const db = connect(url, () => {})
  const printDuration = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    console.log(`  ${label}: ${((performance.now() - start) / 1000).toFixed(2)} s`)
    return result
  }
  await printDuration('updating the ranking steps', () => updateRankingSteps(db))
  if (values.audit) {
    const { findings } = await printDuration('audit', () => auditBooks(db, pack.cards))
    const faults = findings.filter((finding) => finding.faults > 0)
    for (const { rule, first } of faults) console.log(`  FAULT ${rule}, such as ${first}`)
    if (faults.length > 0) process.exitCode = 1
  }
  await db.close()
}
