import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore, type MediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'
import { buildApp } from './app.ts'
import { prepareMedia } from './prepare-media.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigFault, type Config } from './platform/config.ts'
import type { Database } from './platform/db.ts'
import { isAlive, startPostgres, type OwnPostgres } from './platform/embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { picturesIn } from './platform/pictures.ts'
import { connect } from './platform/postgres.ts'
import { keptSecretKey, secretsOf } from './platform/secrets.ts'
import { buildWeb } from './platform/web.ts'

const VERSION = '0.1.0'

const DATABASE_SETTINGS = ['max_connections=60', 'shared_buffers=128MB']

export type RunningServer = { readonly address: string; stop(): Promise<void> }

/** Starts everything a player needs and reports how long it took. */
export async function startServer(config: Config): Promise<RunningServer> {
  const startedAt = performance.now()
  const say = (text: string) => process.stdout.write(`${text}\n`)
  await holdFolder(config.dataDir)
  const [postgres, pack] = await Promise.all([openPostgres(config), loadPack(config.packDir), buildWebAloud(say)])
  const url = postgres?.url ?? config.databaseUrl ?? ''
  await migrate(url)
  const db = connect(url, (error) => say(`database connection lost: ${error.message}`))
  const files = await openMediaStore({ pack, directory: join(config.dataDir, 'media') })
  const app = await buildApp({ ...(await worldOf(config, pack)), db, files, web: true })
  await listen(app, config)
  const address = config.publicOrigin ?? `http://localhost:${config.port}`
  say(`Otogi plays at ${address} (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  const preparing = prepareMedia(pack, files, say)
  return {
    address,
    // In the order of need: no new calls, no pictures under way, no connections, then the database itself.
    async stop() {
      await app.close()
      await closeMedia(files, preparing)
      await closeDatabase(db, postgres)
      await rm(lockOf(config.dataDir), { force: true })
    },
  }
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

async function buildWebAloud(say: (text: string) => void): Promise<void> {
  if (await buildWeb()) say('the web was built')
}

async function openPostgres(config: Config): Promise<OwnPostgres | undefined> {
  if (config.databaseUrl) return undefined
  const password = await keptSecretKey(config.dataDir)
  return startPostgres(join(config.dataDir, 'postgres'), password, { settings: DATABASE_SETTINGS })
}

const lockOf = (dataDir: string) => join(dataDir, 'server.pid')

/** Two servers on one data folder would pull the database from under each other. */
async function holdFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const other = Number(await readFile(lockOf(dataDir), 'utf8').catch(() => ''))
  if (other && other !== process.pid && isAlive(other)) {
    throw new ConfigFault(`DATA_DIR: ${dataDir} is in use by another server (process ${other})`)
  }
  await writeFile(lockOf(dataDir), String(process.pid))
}

async function closeMedia(files: MediaStore, preparing: Promise<void>): Promise<void> {
  await files.close()
  await preparing
}

async function closeDatabase(db: Database, postgres: OwnPostgres | undefined): Promise<void> {
  await db.close()
  await postgres?.stop()
}
