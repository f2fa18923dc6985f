import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { buildApp } from './app.ts'
import { listFirstMedia } from './features/games/index.ts'
import { refuseLostCards } from './kept-cards.ts'
import { keepMediaReady } from './prepare-media.ts'
import { systemClock } from './platform/process/clock.ts'
import { removeStaging } from './platform/backup/staging.ts'
import { closeSoon } from './platform/http/close.ts'
import type { Config } from './platform/process/config.ts'
import { daily } from './platform/process/daily.ts'
import { holdFolder } from './platform/process/data-folder.ts'
import { startPostgres, type OwnPostgres } from './platform/db/embedded-postgres.ts'
import { recordFingerprints, refuseOtherSetup } from './platform/db/fingerprints.ts'
import { tryAddress } from './platform/http/listening.ts'
import { mailBy } from './platform/process/mail.ts'
import { migrate } from './platform/db/migrate.ts'
import { picturesIn } from './platform/media/pictures.ts'
import { connect, QUERY_LIMIT_MS } from './platform/db/postgres.ts'
import { databasePasswords, keptSecretKey, secretsOf } from './platform/process/secrets.ts'
import { startRun } from './platform/process/server-run.ts'
import { buildWeb, WEB_ROOT } from './platform/http/build-web.ts'
import { tidy } from './tidy.ts'

const VERSION = '0.1.0'

const DATABASE_SETTINGS = ['max_connections=60', 'shared_buffers=128MB']

/** How long calls under way may wait for the database when the server stops. */
const CUT_AFTER_MS = 6000

export type RunningServer = {
  /** Settles when the server cannot go on, with the reason. */
  readonly failed: Promise<Error>
  readonly stop: () => Promise<void>
}

type Start = {
  /** Whether the pages are served beside the calls. */
  readonly web: boolean
  /** Ends a start that is not yet over. */
  readonly stopping: AbortSignal
}

/** Starts everything a player needs and reports how long it took; what was started before a fault is stopped again. */
export async function startServer(config: Config, { web, stopping }: Start): Promise<RunningServer> {
  await using opening = new AsyncDisposableStack()
  const { failed } = await open(config, { web, stopping }, opening)
  const started = opening.move()
  // Counted from the beginning of the process: loading the code is a part of it.
  const seconds = (performance.now() / 1000).toFixed(1)
  const address = config.publicOrigin ?? `http://localhost:${config.port}`
  say(`${web ? 'Otogi plays' : 'Calls are answered'} at ${address} (ready in ${seconds} s)`)
  return { failed, stop: () => started.disposeAsync() }
}

type Opened = Pick<RunningServer, 'failed'>

/** Whatever is opened is closed in the opposite order: calls, pictures under way, connections, database, folder. */
async function open(config: Config, { web, stopping }: Start, opened: AsyncDisposableStack): Promise<Opened> {
  opened.defer(await holdFolder(config.dataDir))
  await removeStaging(config.dataDir)
  // A taken port or a faulty pack stops the start before the slower parts begin.
  await tryAddress(config)
  const pack = await loadPack(config.packDir)
  const { url, ended } = await openSlowParts(config, { web, stopping }, opened)
  await migrate(url, { say, stopping })
  const db = connect(url, (error) => say(`database connection lost: ${error.message}`), undefined, QUERY_LIMIT_MS)
  opened.defer(() => db.close())
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDir))
  const keySource = config.secretKey ? 'this one' : `the one kept in ${config.dataDir}`
  const setup = { secretKey, keySource, pack }
  await refuseOtherSetup(db.reader, setup)
  await refuseLostCards(db.reader, pack)
  await recordFingerprints(db, setup)
  const run = await startRun(db, join(config.dataDir, 'runs'))
  opened.defer(() => run.stop())
  const mail = config.mail && mailBy(config.mail, (reason) => say(`a letter was not sent: ${reason}`))
  if (mail) opened.defer(() => mail.close())
  const files = await openMediaStore({ pack, directory: join(config.dataDir, 'media') })
  opened.defer(() => files.close())
  const world = worldOf(config, pack, secretKey)
  const app = await buildApp({ ...world, db, files, mail, webRoot: web ? WEB_ROOT : undefined })
  opened.defer(() => closeSoon(app))
  stopping.throwIfAborted()
  await app.listen({ host: config.host, port: config.port })
  opened.defer(daily(() => tidy({ ...world, db, files }), tellFault))
  const firstOf = (day: MadridDay) => listFirstMedia(pack, world.secrets, day)
  opened.defer(keepMediaReady(pack, files, { clock: world.clock, firstOf, say }))
  // First of all that is done to stop: what the database leaves without an answer must not hold the stop up.
  opened.defer(() => void setTimeout(() => db.cut(), CUT_AFTER_MS).unref())
  return { failed: ended.then((words) => new Error(`the database has ended: ${words}`)) }
}

type OpenedDatabase = Pick<OwnPostgres, 'url' | 'ended'>

/** The database and the pages, side by side; both have come to an end of some kind when this does. */
async function openSlowParts(
  config: Config,
  { web, stopping }: Start,
  opened: AsyncDisposableStack,
): Promise<OpenedDatabase> {
  const database = openDatabase(config, opened)
  const built = web ? buildWebAloud(stopping) : Promise.resolve()
  await Promise.allSettled([database, built])
  await built
  stopping.throwIfAborted()
  return database
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function tellFault(fault: unknown): void {
  say(`not everything was tidied up: ${fault instanceof Error ? fault.message : String(fault)}`)
}

function worldOf(config: Config, pack: Pack, secretKey: string) {
  return {
    config,
    pack,
    clock: systemClock,
    pictures: picturesIn(join(config.dataDir, 'pictures')),
    secrets: secretsOf(secretKey),
    version: VERSION,
  }
}

async function buildWebAloud(stopping: AbortSignal): Promise<void> {
  if (await buildWeb(stopping)) say('the web was built')
}

/** The operator's database, which is theirs to watch, or our own, started now. */
async function openDatabase(config: Config, opened: AsyncDisposableStack): Promise<OpenedDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, ended: new Promise(() => {}) }
  const { password, formerPassword } = databasePasswords(await keptSecretKey(config.dataDir))
  const options = { settings: DATABASE_SETTINGS, formerPassword }
  const postgres = await startPostgres(join(config.dataDir, 'postgres'), password, options)
  opened.defer(() => postgres.stop())
  return postgres
}
