import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'
import { buildApp } from './app.ts'
import { firstMediaOf } from './features/games/index.ts'
import { refuseLostCards } from './kept-cards.ts'
import { prepareMedia } from './prepare-media.ts'
import { systemClock } from './platform/clock.ts'
import { closeSoon } from './platform/close.ts'
import { ConfigFault, type Config } from './platform/config.ts'
import { daily } from './platform/daily.ts'
import { holdFolder } from './platform/data-folder.ts'
import { startPostgres } from './platform/embedded-postgres.ts'
import { mailBy } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { picturesIn } from './platform/pictures.ts'
import { connect } from './platform/postgres.ts'
import { databasePasswords, keptSecretKey, secretsOf } from './platform/secrets.ts'
import { buildWeb } from './platform/web.ts'
import { tidy } from './tidy.ts'

const VERSION = '0.1.0'

const DATABASE_SETTINGS = ['max_connections=60', 'shared_buffers=128MB']

export type RunningServer = { stop(): Promise<void> }

/** Starts everything a player needs and reports how long it took; what was started before a fault is stopped again. */
export async function startServer(config: Config, { web }: { web: boolean }): Promise<RunningServer> {
  const startedAt = performance.now()
  const started = new AsyncDisposableStack()
  try {
    await open(config, web, started)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const address = config.publicOrigin ?? `http://localhost:${config.port}`
    say(`${web ? 'Otogi plays' : 'Calls are answered'} at ${address} (ready in ${seconds} s)`)
    return { stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

/** Whatever is opened is closed in the opposite order: calls, pictures under way, connections, database, folder. */
async function open(config: Config, web: boolean, started: AsyncDisposableStack): Promise<void> {
  started.defer(await holdFolder(config.dataDir))
  // A faulty pack stops the start before the slower parts begin.
  const pack = await loadPack(config.packDir)
  const [url] = await Promise.all([openDatabase(config, started), web && buildWebAloud()])
  await migrate(url)
  const db = connect(url, (error) => say(`database connection lost: ${error.message}`))
  started.defer(() => db.close())
  await refuseLostCards(db.reader, pack)
  const mail = config.mail && mailBy(config.mail, (error) => say(`a letter was not sent: ${String(error)}`))
  if (mail) started.defer(() => mail.close())
  const files = await openMediaStore({ pack, directory: join(config.dataDir, 'media') })
  let preparing = Promise.resolve()
  const stopping = new AbortController()
  started.defer(async () => {
    stopping.abort()
    await files.close()
    await preparing
  })
  const world = await worldOf(config, pack)
  const app = await buildApp({ ...world, db, files, mail, web })
  started.defer(() => closeSoon(app))
  await listen(app, config)
  started.defer(daily(() => tidy({ ...world, db }), tellFault))
  const first = firstMediaOf(pack, world.secrets.puzzles, world.clock.today())
  preparing = prepareMedia(pack, files, { first, say, stopping: stopping.signal })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function tellFault(fault: unknown): void {
  say(`not everything was tidied up: ${fault instanceof Error ? fault.message : String(fault)}`)
}

async function worldOf(config: Config, pack: Pack) {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDir))
  return {
    config,
    pack,
    clock: systemClock,
    pictures: picturesIn(join(config.dataDir, 'pictures')),
    secrets: secretsOf(secretKey),
    version: VERSION,
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new ConfigFault(`PORT: ${port} is already in use`) : error
  }
}

async function buildWebAloud(): Promise<void> {
  if (await buildWeb()) say('the web was built')
}

/** The address of the operator's database, or of our own, started now. */
async function openDatabase(config: Config, started: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const { password, formerPassword } = databasePasswords(await keptSecretKey(config.dataDir))
  const options = { settings: DATABASE_SETTINGS, formerPassword }
  const postgres = await startPostgres(join(config.dataDir, 'postgres'), password, options)
  started.defer(() => postgres.stop())
  return postgres.url
}
