import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { readMoment } from '@otogi/server/platform/process/clock'
import { readConfig } from '@otogi/server/platform/process/config'
import { createMail } from '@otogi/server/platform/process/mail'
import { listAuditFaults } from '@otogi/server/test/books'
import { giveGachas } from '@otogi/server/test/give'
import { inviteOperator } from '@otogi/server/test/operator'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'
import type { DeskRole } from '@otogi/contract/desk/declare'
import { toMadridDay } from '@otogi/rules/calendar/madrid-day'
import { findGameByRoute, type Mode, type RouteGame } from '@otogi/rules/games/games'
import { ADDRESS, toControlAddress } from './addresses.ts'

/** Starts the real server with a temporary database, and a control API for the journeys on a separate port. */

// Reused between runs, so that pictures are not drawn again.
const MEDIA_FOLDER = resolve(import.meta.dirname, '../.cache/e2e-media')

const HOUR_MS = 3_600_000

// Third-party sign-in and email are enabled only in the journeys that need them.
const { publicOrigin, google, mail, packDir, databaseUrl } = readConfig(process.env)
const { app, db, database, pack, games, clock, letRun } = await openTemporaryServer(MEDIA_FOLDER, {
  web: true,
  packDir,
  sameDatabaseAs: databaseUrl ? { databaseUrl } : undefined,
  config: { publicOrigin, google, marketGuard: 'flag', logLevel: 'warn' },
  mail: mail && createMail(mail, (reason) => process.stderr.write(`${reason}\n`)),
})

// Sets the server's clock back by an hour near midnight, so that no day ends during a journey.
const now = Date.now()
if (toMadridDay(now + HOUR_MS) !== toMadridDay(now)) letRun(-HOUR_MS)

/** The real server does this on startup and daily. */
const updateSchedule = () => games.schedule.update(database, readMoment(clock))
await updateSchedule()

type Command = {
  playerId: string
  game?: RouteGame
  mode?: Mode
  role?: DeskRole
  gachas?: number
  aheadMs?: number
}

async function handleControlCall(
  action: string,
  { playerId, game, mode = 0, role = 'owner', gachas = 0, aheadMs = 0 }: Command,
): Promise<unknown> {
  switch (action) {
    case '/answer': {
      const plain = findGameByRoute(game ?? 'image') ?? 'image'
      const round = (await games.puzzles.readDay(db, playerId, clock.today())).round(plain, mode)
      const { text, texts } = games.answers.get(plain, round.answer)
      return { answer: plain === 'name' ? games.answers.word(round.answer) : text, texts }
    }
    case '/guest-answer':
      return {
        texts: games.answers.get('image', (await games.puzzles.readAnswers(db, clock.today()))('image', 0)).texts,
      }
    case '/give':
      return giveGachas(db, playerId, gachas)
    case '/invite':
      return inviteOperator({ db, clock }, { id: playerId }, role)
    case '/books':
      return listAuditFaults({ db, pack })
    case '/ahead':
      letRun(aheadMs)
      return updateSchedule()
    default:
      throw new Error(`unknown control call: ${action}`)
  }
}

const controlServer = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const command = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Command
    handleControlCall(request.url ?? '', command).then(
      (reply) => response.end(JSON.stringify(reply ?? {})),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})

controlServer.listen(Number(new URL(toControlAddress(ADDRESS)).port), '127.0.0.1')
await app.listen({ host: '127.0.0.1', port: Number(new URL(ADDRESS).port) })
