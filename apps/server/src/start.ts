import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore } from '@otogi/content/media/store'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { createFirstMediaList, createPackSchedule, type Schedule } from './features/games/index.ts'
import { createPushService } from './features/reminders/index.ts'
import { fillBannerWeeks } from './features/summon/index.ts'
import { readWithdrawn, type Withdrawn } from './features/withdrawn/index.ts'
import { rejectMissingCards } from './missing-cards.ts'
import { startMediaPreparation } from './prepare-media.ts'
import { readMoment, systemClock } from './platform/process/clock.ts'
import { removeStaging } from './platform/backup/staging.ts'
import type { Config } from './platform/process/config.ts'
import { lockFolder } from './platform/process/data-folder.ts'
import { startPostgres, type OwnPostgres } from './platform/db/embedded-postgres.ts'
import { recordFingerprints, requireSameSetup } from './platform/db/fingerprints.ts'
import { drainConnections } from './platform/http/close.ts'
import { bindSockets, checkAddress } from './platform/http/listening.ts'
import type { Database } from './platform/db/db.ts'
import { migrate } from './platform/db/migrate.ts'
import { createPictures } from './platform/media/pictures.ts'
import { openPictureStore, openSharedMedia } from './platform/media/stores.ts'
import { connect, QUERY_LIMIT_MS } from './platform/db/postgres.ts'
import { deriveDatabasePasswords, readOrCreateSecretKey, deriveSecrets } from './platform/process/secrets.ts'
import { createBusyProcesses, watchLoad, type BusyProcesses } from './platform/process/load.ts'
import { runOnOneServer } from './platform/process/single-runner.ts'
import { startRun } from './platform/process/server-run.ts'
import { buildWeb } from './platform/http/build-web.ts'
import { startRecurringJobs } from './recurring-jobs.ts'
import { startScheduledBackups } from './scheduled-backups.ts'
import type { ServeDeps } from './serve.ts'
import { startWorkers } from './workers.ts'

const DATABASE_SETTINGS = ['max_connections=60', 'shared_buffers=128MB']

/** With workers, the primary process itself only runs jobs. */
const PRIMARY_POOL_SIZE = 2

/** How long open requests may wait for the database during shutdown. */
const CUT_AFTER_MS = 6000

export type RunningServer = {
  /** Resolves with the reason if the server can no longer work. */
  readonly failed: Promise<Error>
  readonly stop: () => Promise<void>
  /** Replaces the worker processes; undefined if there are none. */
  readonly reload: (() => Promise<void>) | undefined
}

type StartOptions = {
  /** Whether to serve the web app in addition to the API. */
  readonly web: boolean
  /** Cancels a start in progress. */
  readonly stopping: AbortSignal
}

/** Starts the server and prints how long that took. If a part fails, stops the parts already started. */
export async function startServer(config: Config, { web, stopping }: StartOptions): Promise<RunningServer> {
  await using opening = new AsyncDisposableStack()
  const { failed, reload } = await openResources(config, { web, stopping }, opening)
  const started = opening.move()
  // The time is measured from the start of the process, so it includes loading the code.
  const seconds = (performance.now() / 1000).toFixed(1)
  const address = config.publicOrigin ?? `http://localhost:${config.port}`
  print(`${web ? 'Otogi is running' : 'The API is available'} at ${address} (ready in ${seconds} s)`)
  return { failed, reload, stop: () => started.disposeAsync() }
}

type OpenedServer = Pick<RunningServer, 'failed' | 'reload'>

/**
 * Opens all parts of the server. They are closed in reverse order: requests, media generation, connections, database,
 * folder.
 */
async function openResources(
  config: Config,
  { web, stopping }: StartOptions,
  resources: AsyncDisposableStack,
): Promise<OpenedServer> {
  resources.defer(await lockFolder(config.dataDir))
  await removeStaging(config.dataDir)
  // Checks the port and the pack first, so that a start with a used port or an invalid pack fails before the slow
  // parts.
  await checkAddress(config)
  const pack = await loadPack(config.packDir)
  const { url, ended } = await openDatabaseAndWeb(config, { web, stopping }, resources)
  await migrate(url, { print, stopping })
  const poolSize = config.workers === 1 ? undefined : PRIMARY_POOL_SIZE
  const db = connect(url, (error) => print(`database connection lost: ${error.message}`), poolSize, QUERY_LIMIT_MS)
  resources.defer(() => db.close())
  const secretKey = config.secretKey ?? (await readOrCreateSecretKey(config.dataDir))
  const keySource = config.secretKey ? 'this one' : `the one kept in ${config.dataDir}`
  const setup = { secretKey, keySource, pack }
  await requireSameSetup(db.reader, setup)
  await rejectMissingCards(db.reader, pack)
  await recordFingerprints(db, setup)
  await fillBannerWeeks(db, pack, systemClock.today())
  const withdrawn = await readWithdrawn(db.reader, pack)
  const schedule = await updateSchedule(db, { pack, secretKey, withdrawn })
  const run = await startRun(db, join(config.dataDir, 'runs'))
  resources.defer(() => run.stop())
  const directory = join(config.dataDir, 'media')
  const busy = createBusyProcesses()
  const files = await openMediaStore({ pack, directory, shared: openSharedMedia(config), isBusy: busy.hasAny })
  resources.defer(() => files.close())
  stopping.throwIfAborted()
  const parts = { config, db, url, pack, secretKey, withdrawn, schedule, files, busy, web }
  // The background jobs are stopped at the same time as the open requests. After a network failure, neither would
  // finish before the database connections are cut.
  const background = new AsyncDisposableStack()
  let stopped: Promise<unknown> | undefined
  resources.defer(async () => void (await stopped))
  const { reload, drain } = await serveRequests(parts, resources)
  startBackgroundWork(parts, background)
  resources.defer(() => void (stopped = Promise.allSettled([background.disposeAsync()])))
  resources.defer(() => drain(config.drainSeconds * 1000))
  return { failed: ended.then((words) => new Error(`the database has stopped: ${words}`)), reload }
}

/** Schedules the next puzzles. Reports each puzzle that had to be replaced because its answer can no longer be used. */
async function updateSchedule(
  db: Database,
  { pack, secretKey, withdrawn }: Pick<ServerParts, 'pack' | 'secretKey' | 'withdrawn'>,
): Promise<Schedule> {
  const { schedule } = createPackSchedule(pack, deriveSecrets(secretKey).puzzles, withdrawn)
  for (const { day, game, mode } of await schedule.update(db, readMoment(systemClock)))
    print(
      `the puzzle of ${day}, ${game}, mode ${mode}, was replaced: its answer was withdrawn or removed from the pack`,
    )
  return schedule
}

type ServerParts = Pick<ServeDeps, 'config' | 'db' | 'pack' | 'secretKey' | 'files' | 'web'> & {
  readonly url: string
  readonly withdrawn: Withdrawn
  readonly schedule: Schedule
  /** The processes that are busy with calls. */
  readonly busy: BusyProcesses
}

type StartedService = Pick<RunningServer, 'reload'> & { readonly drain: (drainMs: number) => Promise<void> }

/** Serves requests in this process, or in several workers. */
async function serveRequests(parts: ServerParts, resources: AsyncDisposableStack): Promise<StartedService> {
  const { config, url, secretKey, files, busy, web } = parts
  const { workers } = config
  const sockets = await bindSockets(config)
  if (workers === 1) {
    // The primary process of several workers does not need this code.
    const { serve } = await import('./serve.ts')
    const { app } = await serve({ ...parts, sockets, print }, resources)
    resources.defer(watchLoad((isBusy) => busy.set(process.pid, isBusy)))
    return { reload: undefined, drain: (drainMs) => drainConnections(app, drainMs) }
  }
  await serveWorkerMetrics(config, resources)
  const setup = { databaseUrl: url, secretKey, web, workers }
  const started = await startWorkers({ setup, sockets, files, busy, print })
  resources.defer(() => started.stop())
  return started
}

/** Serves the metrics of all workers. */
async function serveWorkerMetrics({ metricsPort }: Config, resources: AsyncDisposableStack): Promise<void> {
  if (metricsPort === undefined) return
  const { createMetrics, serveMetrics } = await import('./platform/process/metrics.ts')
  await serveMetrics(metricsPort, createMetrics().read, resources)
}

/** Starts the recurring jobs and generates media in advance. */
function startBackgroundWork(
  { config, db, url, pack, secretKey, withdrawn, schedule, files }: ServerParts,
  resources: AsyncDisposableStack,
): void {
  const pictures = createPictures(openPictureStore(config))
  const secrets = deriveSecrets(secretKey)
  const service = createPushService({ keys: secrets.vapid, publicOrigin: config.publicOrigin })
  const { dataDir } = config
  const jobs = { db, clock: systemClock, pictures, cards: pack.cards, dataDir, service, schedule, withdrawn, pack }
  const startJobs = () => startRecurringJobs(jobs, startScheduledBackups({ config, url, secretKey, print }), print)
  resources.defer(runOnOneServer(url, { startJobs }))
  const listFirstMedia = createFirstMediaList(pack, secrets, withdrawn)
  const listFirst = (day: MadridDay) => listFirstMedia(db.reader, day)
  const place = { pack, directory: join(dataDir, 'media'), shared: openSharedMedia(config) }
  const preparation = { db, clock: systemClock, withdrawn, listFirst, place, print }
  resources.defer(startMediaPreparation(pack, files, preparation))
  // This is the first step of a shutdown, so that a database that does not reply cannot block it.
  resources.defer(() => void setTimeout(() => db.cut(), CUT_AFTER_MS).unref())
}

type RunningDatabase = Pick<OwnPostgres, 'url' | 'ended'>

/** Starts the database and builds the web app in parallel. Waits until both have finished or failed. */
async function openDatabaseAndWeb(
  config: Config,
  { web, stopping }: StartOptions,
  resources: AsyncDisposableStack,
): Promise<RunningDatabase> {
  const database = openDatabase(config, resources)
  const built = web ? buildWeb(stopping).then((isNew) => isNew && print('the web app was built')) : Promise.resolve()
  await Promise.allSettled([database, built])
  await built
  stopping.throwIfAborted()
  return database
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/**
 * Returns the operator's database or starts the embedded one. Operators monitor their own database, so its failure is
 * not reported here.
 */
async function openDatabase(config: Config, resources: AsyncDisposableStack): Promise<RunningDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, ended: new Promise(() => {}) }
  const { password, formerPassword } = deriveDatabasePasswords(await readOrCreateSecretKey(config.dataDir))
  const options = { settings: DATABASE_SETTINGS, formerPassword }
  const postgres = await startPostgres(join(config.dataDir, 'postgres'), password, options)
  resources.defer(() => postgres.stop())
  return postgres
}
