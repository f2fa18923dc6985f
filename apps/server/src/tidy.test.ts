import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import { expect, test, vi } from 'vitest'
import { signInWithGoogle, openProvider, createClaims } from '../test/google.ts'
import { toDataUrl, createPicture } from '../test/pictures.ts'
import { startWorld, type TestWorld } from '../test/world.ts'
import { picturesIn } from './platform/media/pictures.ts'
import { tidy } from './tidy.ts'

const START = Date.parse('2026-11-18T11:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const tidyUp = ({ database, clock, picturesDir }: TestWorld, sweep: Sweep = async () => {}) =>
  tidy({ db: database, clock, pictures: picturesIn(picturesDir), files: { sweep } })

type Sweep = (now: number) => Promise<void>

test('files that were never finished are swept, as of now', async () => {
  await using world = await startWorld()
  const sweep = vi.fn<Sweep>(async () => {})
  await tidyUp(world, sweep)
  expect(sweep.mock.calls).toEqual([[START]])
})

test('sessions that are over go, the others stay', async () => {
  await using world = await startWorld()
  const [ana, ben] = [await world.player('Early'), await world.player()]
  world.setNow(START + 20 * DAY_MS)
  await ben.call(api.accounts.find)
  world.setNow(START + 31 * DAY_MS)
  await tidyUp(world)
  const kept = await world.db.selectFrom('sessions').select('player_id').execute()
  expect(kept).toEqual([{ player_id: ben.id }])
  expect(await ana.refusal(api.wallet.find, { id: ana.id })).toBe('SESSION_REQUIRED')
  expect((await ben.send(api.wallet.find, { id: ben.id })).status).toBe(200)
})

test('spent nonces of third-party sign-in go once they are too old to sign in with', async () => {
  await using provider = await openProvider()
  await using world = await startWorld({ google: provider.settings })
  await signInWithGoogle(world.visitor(), provider, createClaims(provider))
  const kept = () => world.db.selectFrom('spent_nonces').select('expires_at').execute()
  world.setNow(START + 2 * HOUR_MS - 1)
  await tidyUp(world)
  expect(await kept()).toHaveLength(1)
  world.setNow(START + 2 * HOUR_MS)
  await tidyUp(world)
  expect(await kept()).toEqual([])
})

test('an answer is forgotten after thirty days, and what was asked is never done again', async () => {
  await using world = await startWorld()
  const ana = await world.player()
  const pull = (key: string) => ana.send(api.summon.pull, { id: ana.id, raritys: ['B'] }, { 'idempotency-key': key })
  const answers = [await pull('the-first-pull')]
  world.setNow(START + 29 * DAY_MS)
  await tidyUp(world)
  answers.push(await pull('the-first-pull'), await pull('the-second-pull'))
  expect(answers[1]?.text).toBe(answers[0]?.text)
  const balance = await ana.call(api.wallet.find)
  world.setNow(START + 31 * DAY_MS)
  await tidyUp(world)
  const late = await pull('the-first-pull')
  expect([late.status, late.body]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })])
  expect((await pull('the-second-pull')).text).toBe(answers[2]?.text)
  expect(await ana.call(api.wallet.find)).toEqual(balance)
})

test('many answers are forgotten, however many at a time', async () => {
  await using world = await startWorld({ breaks: 'all' })
  const { id } = await world.player()
  const intents = Array.from({ length: 2500 }, (_, n) => ({
    player_id: id,
    key: `intent-${n}`,
    request_hash: Buffer.alloc(32),
    reply: '{}',
    at: new Date(START),
  }))
  await world.db.insertInto('idempotent_replies').values(intents).execute()
  world.setNow(START + 31 * DAY_MS)
  await tidyUp(world)
  const rows = await world.db.selectFrom('idempotent_replies').select('reply').execute()
  expect([rows.length, new Set(rows.map(({ reply }) => reply))]).toEqual([2500, new Set([null])])
})

test('a picture that nobody has goes after an hour', async () => {
  await using world = await startWorld()
  const ana = await world.player()
  const { profilePicture } = await ana.call(api.accounts.update, { picture: toDataUrl(await createPicture('png')) })
  const left = `${await picturesIn(world.picturesDir).keep(toDataUrl(await createPicture('gif')))}.webp`
  for (const file of await readdir(world.picturesDir)) {
    await utimes(join(world.picturesDir, file), START / 1000 - 3601, START / 1000 - 3601)
  }
  await tidyUp(world)
  expect(await readdir(world.picturesDir)).not.toContain(left)
  expect((await ana.get(String(profilePicture))).status).toBe(200)
})
