import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore } from '@otogi/content/media/store'
import { buildApp } from '@otogi/server/app'
import { stageOf } from '@otogi/server/features/games/index'
import { clockOf } from '@otogi/server/platform/clock'
import { startPostgres } from '@otogi/server/platform/embedded-postgres'
import { mediaOf } from '@otogi/server/platform/media'
import { migrate } from '@otogi/server/platform/migrate'
import { picturesIn } from '@otogi/server/platform/pictures'
import { connect } from '@otogi/server/platform/postgres'
import { secretsOf } from '@otogi/server/platform/secrets'
import { faultsOf } from '@otogi/server/test/books'
import { simulate } from '@otogi/server/test/simulation/simulate'
import { seenIn } from '@otogi/server/test/simulation/world-of'

/**
 * Lets players play for months on the real server, over HTTP, and compares every record with a model of its own each day:
 * `npm run test:world -- [players] [days] [from] [seed]`. The days of the default hold the end of summer time.
 */

const [players = '100', days = '90', from = '2026-09-21', seed = '1'] = process.argv.slice(2)

await using started = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'otogi-simulated-'))
started.defer(() => rm(folder, { recursive: true, force: true }))
const postgres = await startPostgres(folder, 'simulated', {
  persistent: false,
  settings: ['fsync=off', 'synchronous_commit=off', 'max_connections=60'],
})
started.defer(() => postgres.stop())
await migrate(postgres.url)

let now = Date.now()
const clock = clockOf(() => now)
const db = connect(postgres.url, () => {})
started.defer(() => db.close())
const pack = await loadPack(resolve(import.meta.dirname, '../content/legends'))
const files = await openMediaStore({ pack, directory: join(tmpdir(), 'otogi-no-media') })
started.defer(() => files.close())
const secrets = secretsOf('the simulation needs no secret, but the server does')
const app = await buildApp({
  config: {
    publicOrigin: undefined,
    google: undefined,
    rateLimits: false,
    marketGuard: 'off',
    pollMinAccountDays: 0,
    logLevel: 'silent',
  },
  db,
  clock,
  pack,
  files,
  pictures: picturesIn(join(tmpdir(), 'otogi-no-pictures')),
  secrets,
  version: 'simulated',
  web: false,
})
started.defer(() => app.close())
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const media = mediaOf(pack, secrets.media, (request) => files.name(request))
const stage = stageOf(pack, { clock, media, secret: secrets.puzzles })

const begun = performance.now()
const outcome = await simulate(
  { address, ...seenIn(db.reader, stage), setNow: (instant) => (now = instant) },
  { players: Number(players), days: Number(days), from, seed: Number(seed), say: (text) => console.log(text) },
)
const faults = [...outcome.faults, ...(await faultsOf({ db: db.reader, pack }))]
const seconds = (performance.now() - begun) / 1000
console.log(`${players} players, ${days} days from ${from}, seed ${seed}`)
console.log(
  `${outcome.visits} visits, ${outcome.calls} calls, ${outcome.compared} comparisons, ${seconds.toFixed(0)} s`,
)
console.log(faults.length === 0 ? 'nothing differs' : faults.join('\n'))
if (faults.length > 0) process.exitCode = 1
