import { resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { loadPack } from '@otogi/content/load'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAnswers } from '../../src/features/games/index.ts'
import { createPicture, toDataUrl } from '../pictures.ts'
import { RemotePlayer } from '../server-process.ts'
import { createDice } from '../simulation/dice.ts'
import { compareJournal } from './journal.ts'
import { isServerFault, startLoad } from './load.ts'
import { listLostPictures } from './lost-pictures.ts'
import { injectFaults } from './run-scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { openSite, type Site } from './site.ts'

/** A short version of `npm run test:faults`, with one server for all tests. */

// Starting a server takes seconds on an idle machine, but up to a minute on a busy one.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each(['server-killed', 'database-process-killed', 'commit-answer-lost', 'connections-exhausted'] as const)(
  'every acknowledged write is stored once after this fault: %s',
  async (name) => {
    const { details, faults, acknowledged, missed } = await injectFaults(site, SCENARIOS[name], { times: 1, seed: 1 })
    expect(details).toEqual([])
    expect([faults, missed]).toEqual([0, 0])
    expect(acknowledged).toBeGreaterThan(0)
  },
)

test('a clock change counts only if the server writes with the changed time', async () => {
  const settings = { times: 1, seed: 1 }
  const stopped = { ...site, setClockAhead: () => Promise.resolve() }
  expect(await injectFaults(stopped, SCENARIOS.midnight, settings)).toMatchObject({ hits: 0, missed: 1 })
  const passed = await injectFaults(site, SCENARIOS.midnight, settings)
  expect(passed).toMatchObject({ hits: 1, missed: 0, details: [], faults: 0 })
})

test('every 5xx is a fault, except 503 with Retry-After', () => {
  const replies = [500, 502, 503, 504, 429, 200].map((status) => ({ status, headers: new Headers() }))
  expect(replies.filter(isServerFault).map(({ status }) => status)).toEqual([500, 502, 503, 504])
  expect(isServerFault({ status: 503, headers: new Headers({ 'retry-after': '2' }) })).toBe(false)
})

test('a lost write, a duplicate write and a second payment are each found', async () => {
  const db = site.db()
  const pack = await loadPack(resolve(import.meta.dirname, '../../../../content/legends'))
  const played = { addresses: site.addresses, db: () => db, answers: createAnswers(pack), dice: createDice(1) }
  const { players, journal, acknowledge, stop } = await startLoad(played)
  await acknowledge(12)
  await stop()
  const pull = journal.find(({ kind }) => kind === 'pull')
  if (!pull) throw new Error('nobody has pulled a card')
  const lost = await compareJournal(db, players, [...journal, { kind: 'pull', player: pull.player, key: 'never sent' }])
  expect(lost).toMatchObject({ lost: 1, doubled: 0, half: 0 })
  const doubled = await compareJournal(
    db,
    players,
    journal.filter((entry) => entry !== pull),
  )
  expect(doubled).toMatchObject({ lost: 0, doubled: 1, half: 0 })
  await db.insertInto('ledger_entries').values(createPayment(pull.player, 'summon:normal')).execute()
  expect(await compareJournal(db, players, journal)).toMatchObject({ half: 0, doubled: 1 })
})

test('a half-stored write is found', async () => {
  const db = site.db()
  const findHalves = async (player: string) => (await compareJournal(db, [player], [])).half
  const signUp = async () =>
    (await new RemotePlayer().signUp({ address: site.addresses[0] ?? '' }, api.accounts.create)).id
  for (const reason of ['summon:normal', 'game:image:0', 'market:1']) {
    const player = await signUp()
    expect(await findHalves(player)).toBe(0)
    await db.insertInto('ledger_entries').values(createPayment(player, reason)).execute()
    expect(await findHalves(player), reason).toBe(1)
  }
  const player = await signUp()
  const card = { player_id: player, card_id: 'nobody pulled it', quantity: 1, first_at: new Date() }
  await db.insertInto('holdings').values(card).execute()
  expect(await findHalves(player)).toBe(1)
})

test('a picture that is missing or has the wrong color is found', async () => {
  const lost = { kind: 'picture', player: 'ana', url: '/media/u/none.webp', color: [1, 2, 3] } as const
  expect(await listLostPictures(site.addresses[0], [lost])).toHaveLength(1)
  const player = await new RemotePlayer().signUp({ address: site.addresses[0] ?? '' }, api.accounts.create)
  const picture = toDataUrl(await createPicture('png', '#0a6496'))
  const { body } = await player.call({ address: site.addresses[0] ?? '' }, api.accounts.update, { picture })
  const kept = { kind: 'picture', player: player.id, url: String(body['profilePicture']) } as const
  expect(await listLostPictures(site.addresses[0], [{ ...kept, color: [10, 100, 150] }])).toEqual([])
  expect(await listLostPictures(site.addresses[0], [{ ...kept, color: [10, 100, 190] }])).toHaveLength(1)
})

/** A payment without the action that it pays for. */
function createPayment(player: string, reason: string) {
  const at = new Date()
  return {
    operation: crypto.randomUUID(),
    account: 'player',
    player_id: player,
    position: 1_000_000,
    delta: -10,
    balance_after: 0,
    reason,
    at,
  }
}
