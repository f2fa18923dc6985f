import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import type { Endpoint } from '@otogi/contract/endpoint'
import { api } from '@otogi/contract/api'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { inject } from 'vitest'
import { buildApp, type World } from '../src/app.ts'
import { createGames } from '../src/features/games/index.ts'
import { createClock } from '../src/platform/process/clock.ts'
import type { Database, Tx } from '../src/platform/db/db.ts'
import { mediaOf } from '../src/platform/media/media.ts'
import { picturesIn, type Pictures } from '../src/platform/media/pictures.ts'
import { connect } from '../src/platform/db/postgres.ts'
import { secretsOf } from '../src/platform/process/secrets.ts'
import { requireCleanAudit } from './books.ts'
import { toConnection } from './connection.ts'
import { testPack } from './pack.ts'
import { Player } from './player.ts'
import { TEMPLATE } from './postgres.ts'

/** Noon in Madrid on an ordinary Wednesday. */
const NOON = Date.parse('2026-11-18T11:00:00Z')

const SECRETS = secretsOf('a secret that every test server shares')

type Settings = {
  readonly now?: number | (() => number)
  readonly rateLimits?: World['config']['rateLimits']
  readonly pollMinAccountDays?: number
  readonly marketGuard?: World['config']['marketGuard']
  readonly pack?: Pack
  readonly google?: World['config']['google']
  readonly publicOrigin?: string
  readonly mail?: World['mail']
  /** Takes all that the server logs; without it nothing is logged. */
  readonly log?: World['log']
  /** The rules of the books that the test breaks on purpose, behind the server’s back; all where it ends the database. */
  readonly breaks?: readonly string[] | 'all'
  /** Bends the statements of every transaction, to show what a lock or a condition is for. */
  readonly bends?: KyselyPlugin
  /** Goes with every read outside a transaction. */
  readonly reads?: KyselyPlugin
  /** Stands before the keeper of the players' pictures. */
  readonly pictures?: (kept: Pictures) => Pictures
  /** Makes the bytes of a picture. */
  readonly paint?: (request: MediaRequest) => Promise<Buffer>
}

/** A real server on a real PostgreSQL of its own, at a time that the test sets. */
export async function startTestServer({
  now = NOON,
  rateLimits,
  marketGuard = 'flag',
  pollMinAccountDays = 0,
  pack = testPack(),
  google,
  publicOrigin,
  mail,
  log,
  breaks = [],
  bends,
  reads,
  pictures = (kept) => kept,
  paint = paintFlat,
}: Settings = {}) {
  let time = typeof now === 'number' ? () => now : now
  const folder = mkdtempSync(join(tmpdir(), 'otogi-test-'))
  const picturesDir = join(folder, 'pictures')
  const { retries, db } = countRetries(bent(await openDatabase(), bends, reads))
  const clock = createClock(() => time())
  const app = await buildApp({
    config: { publicOrigin, google, rateLimits, marketGuard, pollMinAccountDays, logLevel: log ? 'debug' : 'silent' },
    db,
    clock,
    pack,
    files: filesIn(folder, paint),
    pictures: pictures(picturesIn(picturesDir)),
    mail,
    log,
    secrets: SECRETS,
    version: 'test',
    web: false,
  })
  await app.ready()
  return {
    app,
    /** For looking behind the server's back; tests change nothing through it but what no call can. */
    db: toConnection(db),
    /** The server's own way to the database. */
    database: db,
    /** How often PostgreSQL asked for a transaction again: after a deadlock, that is. */
    retries,
    clock,
    pack,
    picturesDir,
    /** The server's own view of the puzzles: how a test knows an answer. */
    games: createGames({ pack, media: mediaOf(pack, SECRETS.media, JSON.stringify), keys: SECRETS.puzzles }),
    setNow(instant: string | number) {
      time = () => new Date(instant).getTime()
    },
    /** Someone who is not signed in. */
    visitor: () => new Player(app),
    player: (username?: string, headers: Record<string, string> = {}) =>
      signUp(new Player(app), username ?? `p${randomBytes(5).toString('hex')}`, headers),
    [Symbol.asyncDispose]: () => end({ app, db, pack, folder }, breaks),
  }
}

type Ending = Pick<World, 'db' | 'pack'> & { readonly app: FastifyInstance; readonly folder: string }

/** Stops a server and requires that its books balance. */
async function end({ app, db, pack, folder }: Ending, breaks: NonNullable<Settings['breaks']>): Promise<void> {
  await app.close()
  try {
    if (breaks !== 'all') await requireCleanAudit({ db: db.reader, pack }, breaks)
  } finally {
    await db.close()
    await rm(folder, { recursive: true })
  }
}

/** A migrated database of its own. */
async function openDatabase(): Promise<Database> {
  const base = inject('postgres')
  const name = `w_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  await admin.end()
  return connect(`${base}/${name}`, () => {}, 8)
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

async function signUp(player: Player, username: string, headers: Record<string, string>): Promise<Player> {
  const form = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
  const { status, body, text } = await player.send(api.accounts.create, form, headers)
  if (status !== 200) throw new Error(`${username} could not sign up: ${status} ${text}`)
  player.id = (body as { _id: string })._id
  return player
}

function bent(db: Database, bends: KyselyPlugin | undefined, reads: KyselyPlugin | undefined): Database {
  return {
    ...db,
    reader: reads ? toConnection(db).withPlugin(reads) : db.reader,
    transaction: (work) => db.transaction((tx) => work(bends ? (tx.withPlugin(bends) as Tx) : tx)),
  }
}

function countRetries(db: Database): { retries: () => number; db: Database } {
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

/** Each picture a file of its own, made when it is first asked for. */
function filesIn(folder: string, paint: (request: MediaRequest) => Promise<Buffer>): World['files'] {
  const name = (request: MediaRequest) => createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return {
    name,
    async find(request) {
      const file = join(folder, name(request))
      if (!existsSync(file)) await writeFile(file, await paint(request))
      return { file, type: request.kind === 'clip' ? 'audio/mp4' : 'image/webp' }
    },
  }
}

/** One colour for each request: enough to tell pictures apart, and none is drawn. */
function paintFlat(request: MediaRequest): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(JSON.stringify(request)).digest()
  return sharp({ create: { width: 3, height: 4, channels: 3, background: { r, g, b } } })
    .webp({ lossless: true })
    .toBuffer()
}

export const everyEndpoint: readonly Endpoint[] = Object.values(api).flatMap((feature) =>
  Object.values<Endpoint>(feature),
)
