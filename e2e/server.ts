import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore } from '@otogi/content/media/store'
import { buildApp } from '@otogi/server/app'
import { answersOf } from '@otogi/server/features/games/answers'
import { sequenceFrom } from '@otogi/server/features/games/sequence'
import { todayOf } from '@otogi/server/features/games/today'
import { clockOf } from '@otogi/server/platform/clock'
import { readConfig } from '@otogi/server/platform/config'
import { startPostgres } from '@otogi/server/platform/embedded-postgres'
import { mediaOf } from '@otogi/server/platform/media'
import { mailBy } from '@otogi/server/platform/mail'
import { migrate } from '@otogi/server/platform/migrate'
import { picturesIn } from '@otogi/server/platform/pictures'
import { connect } from '@otogi/server/platform/postgres'
import { secretsOf } from '@otogi/server/platform/secrets'
import { buildWeb } from '@otogi/server/platform/web'
import { faultsOf } from '@otogi/server/test/books'
import { give } from '@otogi/server/test/give'
import { gameOfWire, type Mode, type WireGame } from '@otogi/rules/games/games'
import { ADDRESS, backstageOf } from './addresses.ts'

/** The real server on a throw-away database, with a back door for the journeys on a port of its own. */

const repository = resolve(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'otogi-e2e-'))
const postgres = await startPostgres(folder, 'e2e', {
  persistent: false,
  settings: ['fsync=off', 'max_connections=60'],
})
await migrate(postgres.url)
await buildWeb()

// Third-party sign-in and mail are for the journeys that ask for them.
const settings = readConfig(process.env)
let ahead = 0
const clock = clockOf(() => Date.now() + ahead)
const db = connect(postgres.url, () => {})
const pack = await loadPack(join(repository, 'content/legends'))
// Kept between runs: a picture that has not changed is not painted again.
const files = await openMediaStore({ pack, directory: join(repository, '.cache/e2e-media') })
const secrets = secretsOf('the journeys need no secret, but the server does')
const app = await buildApp({
  config: {
    publicOrigin: settings.publicOrigin,
    google: settings.google,
    rateLimits: false,
    pollMinAccountDays: 0,
    logLevel: 'warn',
    marketGuard: 'flag',
  },
  db,
  clock,
  pack,
  files,
  pictures: picturesIn(join(folder, 'pictures')),
  mail: settings.mail && mailBy(settings.mail, (error) => process.stderr.write(`${String(error)}\n`)),
  secrets,
  version: 'e2e',
  web: true,
})

const answers = answersOf(pack)
const stage = {
  clock,
  answers,
  sequence: sequenceFrom(secrets.puzzles),
  media: mediaOf(pack, secrets.media, (request) => files.name(request)),
  secret: secrets.puzzles,
}

type Order = { playerId: string; game?: WireGame; mode?: Mode; gachas?: number; aheadMs?: number }

async function backstage(what: string, { playerId, game, mode = 0, gachas = 0, aheadMs = 0 }: Order): Promise<unknown> {
  switch (what) {
    case '/answer': {
      const plain = gameOfWire(game ?? 'image')
      const round = (await todayOf(db.reader, stage, playerId)).round(plain, mode)
      const { text, texts } = answers.get(plain, round.answer)
      return { answer: plain === 'name' ? answers.word(round.answer) : text, texts }
    }
    case '/give':
      return give(db.reader, playerId, gachas)
    case '/books':
      return faultsOf({ db: db.reader, pack })
    case '/ahead':
      ahead = aheadMs
      return {}
    default:
      throw new Error(`nothing backstage is called ${what}`)
  }
}

const door = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const order = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Order
    backstage(request.url ?? '', order).then(
      (reply) => response.end(JSON.stringify(reply ?? {})),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})

door.listen(Number(new URL(backstageOf(ADDRESS)).port), '127.0.0.1')
await app.listen({ host: '127.0.0.1', port: Number(new URL(ADDRESS).port) })

async function stop(): Promise<void> {
  door.close()
  await app.close()
  await files.close()
  await db.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
