import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Endpoint } from '@otogi/contract/endpoint'
import { api } from '@otogi/contract/api'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import { inject } from 'vitest'
import { buildApp, type World } from '../src/app.ts'
import { clockOf } from '../src/platform/clock.ts'
import { picturesIn } from '../src/platform/pictures.ts'
import { connect } from '../src/platform/postgres.ts'
import { secretsOf } from '../src/platform/secrets.ts'
import { testPack } from './pack.ts'
import { Player } from './player.ts'
import { TEMPLATE } from './postgres.ts'

/** Noon in Madrid on an ordinary Wednesday. */
const NOON = Date.parse('2026-11-18T11:00:00Z')

type Settings = { readonly now?: number; readonly rateLimits?: boolean; readonly google?: World['config']['google'] }

/** A real server on a real PostgreSQL of its own, at a time that the test sets. */
export async function startWorld({ now = NOON, rateLimits = false, google }: Settings = {}) {
  const base = inject('postgres')
  const database = `w_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${database} template ${TEMPLATE} strategy file_copy`)
  await admin.end()

  let time = now
  const folder = mkdtempSync(join(tmpdir(), 'otogi-world-'))
  const db = connect(`${base}/${database}`, () => {}, 12)
  const app = await buildApp({
    config: { publicOrigin: undefined, google, rateLimits, logLevel: 'silent' },
    db,
    clock: clockOf(() => time),
    pack: testPack(),
    files: await paintedFiles(folder),
    pictures: picturesIn(join(folder, 'pictures')),
    secrets: secretsOf('a secret that every test world shares'),
    version: 'test',
    web: false,
  })
  await app.ready()
  return {
    app,
    /** For looking behind the server's back; tests change nothing through it but what no call can. */
    db: db.reader,
    setNow: (instant: string | number) => (time = typeof instant === 'number' ? instant : Date.parse(instant)),
    player: (username?: string) => signUp(app, username ?? `p${randomBytes(5).toString('hex')}`),
    async [Symbol.asyncDispose]() {
      await app.close()
      await db.close()
    },
  }
}

export type TestWorld = Awaited<ReturnType<typeof startWorld>>

async function signUp(app: FastifyInstance, username: string): Promise<Player> {
  const player = new Player(app)
  const { body } = await player.send(api.accounts.create, {
    username,
    password: 'secret1',
    email: `${username}@example.org`,
    googleAccount: false,
  })
  player.id = (body as { _id: string })._id
  return player
}

/** One flat picture per request: enough to serve, and none is drawn. */
async function paintedFiles(folder: string): Promise<World['files']> {
  const picture = await sharp({ create: { width: 3, height: 4, channels: 3, background: '#334455' } })
    .webp()
    .toBuffer()
  const file = join(folder, 'picture.webp')
  writeFileSync(file, picture)
  return {
    name: (request: MediaRequest) => createHash('sha256').update(JSON.stringify(request)).digest('hex'),
    find: () => Promise.resolve({ file, type: 'image/webp' as const }),
  }
}

export const everyEndpoint: readonly Endpoint[] = Object.values(api).flatMap((feature) =>
  Object.values<Endpoint>(feature),
)
