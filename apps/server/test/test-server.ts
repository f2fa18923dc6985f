import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore, type FileStore } from '@otogi/content/media/file-store'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Endpoint } from '@otogi/contract/endpoint'
import { api } from '@otogi/contract/api'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp, type ServerDeps } from '../src/app.ts'
import { createFirstMediaList, createGames } from '../src/features/games/index.ts'
import { createWithdrawn } from '../src/features/withdrawn/index.ts'
import { createClock } from '../src/platform/process/clock.ts'
import type { Connection, Database, Tx } from '../src/platform/db/db.ts'
import { createMedia } from '../src/platform/media/media.ts'
import { createPictures, type Pictures } from '../src/platform/media/pictures.ts'
import { connect } from '../src/platform/db/postgres.ts'
import { deriveSecrets } from '../src/platform/process/secrets.ts'
import { requireCleanAudit } from './books.ts'
import { openConnections } from './connection.ts'
import { createTestPack } from './pack.ts'
import { createFiles, paintOneColor } from './media-files.ts'
import { Player } from './player.ts'
import { TEMPLATE } from './postgres.ts'

/** Noon in Madrid on an ordinary Wednesday. */
const NOON = Date.parse('2026-11-18T11:00:00Z')

const SECRETS = deriveSecrets('a secret that every test server shares')

/** Settings that all test servers have in common. */
const FIXED = { secrets: SECRETS, version: 'test', validatesReplies: true } as const

type Settings = {
  readonly now?: number | (() => number)
  readonly rateLimits?: ServerDeps['config']['rateLimits']
  readonly pollMinAccountDays?: number
  readonly marketGuard?: ServerDeps['config']['marketGuard']
  readonly pack?: Pack
  readonly google?: ServerDeps['config']['google']
  readonly publicOrigin?: string
  /** A folder with an `index.html`; without it no pages are served. */
  readonly webRoot?: string
  readonly mail?: ServerDeps['mail']
  readonly push?: ServerDeps['push']
  /** Receives all the server's log lines. Without it, nothing is logged. */
  readonly log?: ServerDeps['log']
  /** The audit rules that the test breaks deliberately; `all` if the test destroys the database. */
  readonly brokenRules?: readonly string[] | 'all'
  /** Changes the statements of every transaction, to show that a lock or a condition is necessary. */
  readonly transactionPlugin?: KyselyPlugin
  /** Changes every read outside a transaction. */
  readonly readPlugin?: KyselyPlugin
  /** The store of players' pictures, if it is not a folder of this server. */
  readonly pictureStore?: FileStore
  /** Wraps the store of players' pictures. */
  readonly pictures?: (kept: Pictures) => Pictures
  /** The server whose database this server shares. */
  readonly sameDatabaseAs?: { readonly databaseUrl: string } | undefined
  readonly instrument?: ServerDeps['instrument']
  /** How long the database may take to reply; unlimited by default. */
  readonly queryLimitMs?: number
  readonly shedsCalls?: boolean
  readonly trustedProxies?: ServerDeps['config']['trustedProxies']
  /** Renders a picture. */
  readonly paint?: (request: MediaRequest) => Promise<Buffer>
}

/** Starts a real server with its own PostgreSQL database and a clock that the test sets. */
export async function startTestServer(settings: Settings = {}) {
  const { now = NOON, pack = createTestPack(), brokenRules = [], sameDatabaseAs, queryLimitMs } = settings
  const { log, mail, push, webRoot, instrument, transactionPlugin, readPlugin } = settings
  const { pictureStore, pictures = (kept) => kept, paint = paintOneColor } = settings
  let time = typeof now === 'number' ? () => now : now
  const folder = mkdtempSync(join(tmpdir(), 'otogi-test-'))
  const picturesDir = join(folder, 'pictures')
  const databaseUrl = sameDatabaseAs?.databaseUrl ?? (await createDatabase())
  const connections = openConnections(databaseUrl, 8)
  const opened = connect(databaseUrl, () => {}, 8, queryLimitMs)
  const { retries, db } = addRetryCounter(addPlugins(opened, transactionPlugin, readPlugin))
  const clock = createClock(() => time())
  const files = createFiles(folder, paint)
  const app = await buildApp({
    config: toConfig(settings, folder),
    db,
    clock,
    pack,
    files,
    pictures: pictures(createPictures(pictureStore ?? openFolderStore(picturesDir))),
    ...(push && { push }),
    log,
    mail,
    webRoot,
    instrument,
    ...addFixedSettings(settings),
  })
  await app.ready()
  return {
    app,
    databaseUrl,
    /** Direct access to the database, to set up states that no API call can create. */
    db: connections,
    /** The database, with the server's connection pools. */
    database: db,
    /** How many times a transaction was retried, for example after a deadlock. */
    retries,
    clock,
    pack,
    picturesDir,
    files,
    /** Lists what the server draws in advance for a day. */
    listFirstMedia: (day: MadridDay) => createFirstMediaList(pack, SECRETS, createWithdrawn(pack))(db.reader, day),
    /** The server's own puzzles and answers. */
    games: createTestGames(pack),
    setNow: (instant: string | number) => void (time = () => new Date(instant).getTime()),
    /** A visitor who is not signed in. */
    visitor: () => new Player(app),
    player: (username?: string, headers?: Record<string, string>) => signUp(new Player(app), username, headers),
    [Symbol.asyncDispose]: () => stopServer({ app, db, connections, pack, folder }, brokenRules),
  }
}

function createTestGames(pack: Pack) {
  const media = createMedia(pack, SECRETS.media, JSON.stringify)
  return createGames({ pack, media, keys: SECRETS.puzzles, networkKey: SECRETS.guests })
}

function addFixedSettings({ shedsCalls = false }: Settings) {
  return { ...FIXED, shedsCalls }
}

function toConfig(settings: Settings, dataDir: string): ServerDeps['config'] {
  const { publicOrigin, google, rateLimits, marketGuard = 'flag', pollMinAccountDays = 0, log } = settings
  const { trustedProxies = 'loopback' } = settings
  const logLevel = log ? 'debug' : 'silent'
  return { dataDir, publicOrigin, google, rateLimits, marketGuard, pollMinAccountDays, trustedProxies, logLevel }
}

type ServerToStop = Pick<ServerDeps, 'db' | 'pack'> & {
  readonly app: FastifyInstance
  readonly connections: Connection
  readonly folder: string
}

/** Stops a server and requires that an audit of its database finds no faults. */
async function stopServer(
  { app, db, connections, pack, folder }: ServerToStop,
  brokenRules: NonNullable<Settings['brokenRules']>,
): Promise<void> {
  await app.close()
  try {
    if (brokenRules !== 'all') await requireCleanAudit({ db: db.reader, pack }, brokenRules)
  } finally {
    await Promise.all([db.close(), connections.destroy()])
    await rm(folder, { recursive: true })
  }
}

/** Creates a migrated database. Returns its URL. */
async function createDatabase(): Promise<string> {
  const base = inject('postgres')
  const name = `w_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  await admin.end()
  return `${base}/${name}`
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

async function signUp(
  player: Player,
  username = `p${randomBytes(5).toString('hex')}`,
  headers: Record<string, string> = {},
): Promise<Player> {
  const form = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
  const { status, body, text } = await player.send(api.accounts.create, form, headers)
  if (status !== 200) throw new Error(`${username} could not sign up: ${status} ${text}`)
  player.id = (body as { _id: string })._id
  return player
}

function addPlugins(
  db: Database,
  transactionPlugin: KyselyPlugin | undefined,
  readPlugin: KyselyPlugin | undefined,
): Database {
  const reader = readPlugin ? (db.reader as Connection).withPlugin(readPlugin) : db.reader
  return {
    ...db,
    reader,
    readFromReplica: (_wroteAt, work) => work(reader),
    transaction: (work) =>
      db.transaction((tx) => work(transactionPlugin ? (tx.withPlugin(transactionPlugin) as Tx) : tx)),
  }
}

function addRetryCounter(db: Database): { retries: () => number; db: Database } {
  let retries = 0
  const transaction: Database['transaction'] = (work) => {
    let runs = 0
    return db.transaction((tx) => {
      if (++runs > 1) retries++
      return work(tx)
    })
  }
  return { retries: () => retries, db: { ...db, transaction } }
}

export const everyEndpoint: readonly Endpoint[] = Object.values(api).flatMap((feature) =>
  Object.values<Endpoint>(feature),
)
