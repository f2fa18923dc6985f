import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolderStore } from '@otogi/content/media/file-store'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { signInWithGoogle, startIdentityProvider, createClaims } from '../test/google.ts'
import { createChallenge, guessChallenge } from '../test/challenges.ts'
import { listGuestMisses } from '../test/guests.ts'
import { winImageGame } from '../test/puzzles.ts'
import { toDataUrl, createPicture } from '../test/pictures.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { decideReport, listOpenReports } from './features/reports/index.ts'
import { createPictures } from './platform/media/pictures.ts'
import { deleteStaleData } from './delete-stale-data.ts'

const START = Date.parse('2026-11-18T11:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const tidyUp = ({ database, clock, picturesDir }: TestServer) =>
  deleteStaleData({ db: database, clock, pictures: createPictures(openFolderStore(picturesDir)) })

test('expired sessions are deleted, the others stay', async () => {
  await using server = await startTestServer()
  const [ana, ben] = [await server.player('Early'), await server.player()]
  server.setNow(START + 20 * DAY_MS)
  await ben.call(api.accounts.find)
  server.setNow(START + 31 * DAY_MS)
  await tidyUp(server)
  const kept = await server.db.selectFrom('sessions').select('player_id').execute()
  expect(kept).toEqual([{ player_id: ben.id }])
  expect(await ana.refusal(api.wallet.find, { id: ana.id })).toBe('SESSION_REQUIRED')
  expect((await ben.send(api.wallet.find, { id: ben.id })).status).toBe(200)
})

test('closed reports and notices are deleted after 180 days, open reports stay', async () => {
  await using server = await startTestServer()
  const [ana] = [await server.player(), await server.player('Reported1')]
  await ana.call(api.reports.create, { username: 'Reported1', kind: 'name' })
  const [open] = await listOpenReports(server.db)
  const at = new Date(START)
  await server.database.transaction((tx) =>
    decideReport(tx, { actor: undefined, reason: 'a test', at }, { reportId: open?.id ?? '', outcome: 'acted' }),
  )
  await ana.call(api.reports.create, { username: 'Reported1', kind: 'picture' })
  const count = async () => {
    const tables = ['reports', 'notices'] as const
    const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).select('id').execute()))
    return rows.map(({ length }) => length)
  }
  server.setNow(START + 180 * DAY_MS)
  await tidyUp(server)
  expect(await count()).toEqual([2, 2])
  server.setNow(START + 180 * DAY_MS + 1)
  await tidyUp(server)
  expect(await count()).toEqual([1, 0])
})

test('links sent by email are deleted when they expire', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const at = new Date(START)
  const link = { player_id: ana.id, purpose: 'verify', email: 'ana@example.org', created_at: at }
  await server.db
    .insertInto('mail_tokens')
    .values([
      { ...link, token_hash: Buffer.from('valid'), expires_at: new Date(START + 2 * HOUR_MS) },
      { ...link, token_hash: Buffer.from('expired'), expires_at: new Date(START + HOUR_MS) },
    ])
    .execute()
  server.setNow(START + HOUR_MS)
  await tidyUp(server)
  const kept = await server.db.selectFrom('mail_tokens').select('token_hash').execute()
  expect(kept.map(({ token_hash }) => token_hash.toString())).toEqual(['valid'])
})

test('used nonces of third-party sign-in are deleted after they expire', async () => {
  await using provider = await startIdentityProvider()
  await using server = await startTestServer({ google: provider.settings })
  await signInWithGoogle(server.visitor(), provider, createClaims(provider))
  const kept = () => server.db.selectFrom('spent_nonces').select('expires_at').execute()
  server.setNow(START + 2 * HOUR_MS - 1)
  await tidyUp(server)
  expect(await kept()).toHaveLength(1)
  server.setNow(START + 2 * HOUR_MS)
  await tidyUp(server)
  expect(await kept()).toEqual([])
})

test('guest rounds and players’ networks are deleted when their day is over', async () => {
  await using server = await startTestServer()
  const guest = server.visitor()
  const { _id: puzzleId } = await guest.call(api.guest.find)
  await guest.call(api.guest.guess, { puzzleId, guess: server.games.answers.animes[0]?.text })
  await winImageGame(server, await server.player(), 0)
  const count = async () => {
    const tables = ['guest_rounds', 'played_networks'] as const
    const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).select('day').execute()))
    return rows.map(({ length }) => length)
  }
  await tidyUp(server)
  expect(await count()).toEqual([1, 1])
  server.setNow(START + DAY_MS)
  await tidyUp(server)
  expect(await count()).toEqual([0, 0])
})

test('rounds of challenges are deleted two days after a guest’s last guess and 30 days after a player’s', async () => {
  await using server = await startTestServer()
  const sharer = await server.player()
  await winImageGame(server, sharer, 0)
  const token = await createChallenge(sharer, 'image')
  server.setNow(START + DAY_MS)
  const [wrong = ''] = await listGuestMisses(server)
  await guessChallenge(server.visitor(), token, wrong)
  await guessChallenge(await server.player(), token, wrong)
  const count = async () => (await server.db.selectFrom('challenge_rounds').select('puzzle_id').execute()).length
  const counts: number[] = []
  for (const days of [3, 4, 31, 32]) {
    server.setNow(START + days * DAY_MS)
    await tidyUp(server)
    counts.push(await count())
  }
  expect(counts).toEqual([2, 1, 1, 0])
})

test('a stored reply is deleted after thirty days, and the request is never repeated', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const pull = (key: string) => ana.send(api.summon.pull, { id: ana.id, raritys: ['B'] }, { 'idempotency-key': key })
  const answers = [await pull('the-first-pull')]
  server.setNow(START + 29 * DAY_MS)
  await tidyUp(server)
  answers.push(await pull('the-first-pull'), await pull('the-second-pull'))
  expect(answers[1]?.text).toBe(answers[0]?.text)
  const balance = await ana.call(api.wallet.find)
  server.setNow(START + 31 * DAY_MS)
  await tidyUp(server)
  const late = await pull('the-first-pull')
  expect([late.status, late.body]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })])
  expect((await pull('the-second-pull')).text).toBe(answers[2]?.text)
  expect(await ana.call(api.wallet.find)).toEqual(balance)
})

test('many stored replies are deleted in batches', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const { id } = await server.player()
  const intents = Array.from({ length: 2500 }, (_, n) => ({
    player_id: id,
    key: `intent-${n}`,
    request_hash: Buffer.alloc(32),
    reply: '{}',
    at: new Date(START),
  }))
  await server.db.insertInto('idempotent_replies').values(intents).execute()
  server.setNow(START + 31 * DAY_MS)
  await tidyUp(server)
  const rows = await server.db.selectFrom('idempotent_replies').select('reply').execute()
  expect([rows.length, new Set(rows.map(({ reply }) => reply))]).toEqual([2500, new Set([null])])
})

test('an unused picture is deleted after an hour', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const { profilePicture } = await ana.call(api.accounts.update, { picture: toDataUrl(await createPicture('png')) })
  const left = `${await createPictures(openFolderStore(server.picturesDir)).keep(toDataUrl(await createPicture('gif')))}.webp`
  for (const file of await readdir(server.picturesDir)) {
    await utimes(join(server.picturesDir, file), START / 1000 - 3601, START / 1000 - 3601)
  }
  await tidyUp(server)
  expect(await readdir(server.picturesDir)).not.toContain(left)
  expect((await ana.get(String(profilePicture))).status).toBe(200)
})

test('a picture that an open report shows is not deleted', async () => {
  await using server = await startTestServer()
  const [ana, eve] = [await server.player(), await server.player('Reported1')]
  const upload = async () => eve.call(api.accounts.update, { picture: toDataUrl(await createPicture('png')) })
  const { profilePicture: reported } = await upload()
  await ana.call(api.reports.create, { username: 'Reported1', kind: 'picture' })
  await upload()
  for (const file of await readdir(server.picturesDir)) {
    await utimes(join(server.picturesDir, file), START / 1000 - 3601, START / 1000 - 3601)
  }
  await tidyUp(server)
  expect((await ana.get(String(reported))).status).toBe(200)
})
