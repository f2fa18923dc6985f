import { PULLS_PER_PAGE } from '@otogi/contract/page-sizes'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { hashPools, hashResults, createVerifier } from '@otogi/rules/summon/verify'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { giveGachas } from '../../../test/give.ts'
import { givePulls, UNPAID } from '../../../test/past-pulls.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const ONE = { raritys: ['B'] }
const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }

test('pulls are listed newest first, ten per page', async () => {
  await using server = await startTestServer()
  const [ana, decoy] = [await server.player(), await server.player()]
  await giveGachas(server.db, ana.id, 20)
  const drawn: string[] = []
  for (let i = 0; i < 12; i++) drawn.unshift(...(await ana.call(api.summon.pull, ONE)).map((card) => card._id))
  await decoy.call(api.summon.pull, TEN)
  const first = await ana.call(api.summon.history)
  const second = await ana.call(api.summon.history, { page: 2 })
  expect([first.total, second.total]).toEqual([12, 12])
  expect(first.pulls).toHaveLength(PULLS_PER_PAGE)
  expect([...first.pulls, ...second.pulls].flatMap(({ cards }) => cards)).toEqual(drawn)
  expect((await ana.call(api.summon.history, { page: 3 })).pulls).toEqual([])
})

test('pulls can be filtered by rarity, banner and days in Madrid', async () => {
  await using server = await startTestServer({ now: Date.parse('2026-11-18T22:30:00Z') })
  const ana = await server.player()
  await ana.call(api.summon.pull, ONE)
  // Half an hour after that pull, it is November 19 in Madrid.
  server.setNow('2026-11-18T23:00:00Z')
  await ana.call(api.summon.pull, { ...ONE, banner: 'special' })
  await ana.call(api.summon.pull, ONE)
  const count = async (filters: object) => (await ana.call(api.summon.history, filters)).total
  expect(await count({ banner: 'special' })).toBe(1)
  expect(await count({ banner: 'normal' })).toBe(2)
  expect(await count({ to: '2026-11-18' })).toBe(1)
  expect(await count({ from: '2026-11-19' })).toBe(2)
  expect(await count({ from: '2026-11-19', to: '2026-11-19', banner: 'special' })).toBe(1)
  expect(await count({ from: '2026-11-20' })).toBe(0)
  const { pulls } = await ana.call(api.summon.history)
  for (const rarity of ['B', 'A', 'S', 'S+', 'SS'] as const) {
    expect(await count({ rarity })).toBe(pulls.filter(({ rarities }) => rarities.includes(rarity)).length)
  }
  const [special] = (await ana.call(api.summon.history, { banner: 'special' })).pulls
  const [banner] = (await ana.call(api.summon.banners)).filter(({ type }) => type === 'special')
  expect(special).toMatchObject({ banner: 'special', anime: banner?.anime, count: 1 })
})

test('an invalid filter is refused', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  expect(await ana.refusal(api.summon.history, { from: '2026-02-30' })).toBe('INVALID')
})

/** Stores a pull with these rarities without drawing it. */
async function insertPull(
  { db }: TestServer,
  playerId: string,
  rarities: readonly Rarity[],
  counter: number,
): Promise<void> {
  const seed = await db.selectFrom('seeds').select('id').where('player_id', '=', playerId).executeTakeFirstOrThrow()
  const pool = { hash: '0'.repeat(64), pools: '{}', fallback: '{}' }
  await db
    .insertInto('card_pools')
    .values(pool)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('pulls')
    .values({
      player_id: playerId,
      banner: 'normal',
      rarities: [...rarities],
      cards: rarities.map(() => 'x'),
      throws_before: 0,
      seed_id: seed.id,
      counter,
      pool: pool.hash,
      rules: 1,
      at: new Date(),
    })
    .execute()
}

const createTenfold = (...at: [number, Rarity][]) =>
  at.reduce((ten, [i, rarity]) => ten.with(i, rarity), Array<Rarity>(10).fill('B'))

test.each<[string, Rarity[][], number | null, number | null]>([
  ['nothing', [], null, null],
  ['no such card', [['B'], createTenfold()], null, null],
  ['one from just now', [['A'], ['S+']], 0, null],
  ['one in the middle of a ten-pull', [createTenfold([3, 'S+'], [5, 'S+'], [0, 'SS'])], 4, 9],
  ['cards after it', [['SS'], createTenfold([9, 'S+']), ['B'], ['A']], 2, 12],
])('cards since the last S+ and SS are counted after %s', async (_, pulls, sPlus, ss) => {
  await using server = await startTestServer({ brokenRules: UNPAID })
  const ana = await server.player()
  for (const [counter, rarities] of pulls.entries()) await insertPull(server, ana.id, rarities, counter)
  expect((await ana.call(api.summon.history)).sinceLast).toEqual({ 'S+': sPlus, SS: ss })
})

test('a pool of cards is found by its hash', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.summon.pull, { ...ONE, banner: 'special' })
  const [pull] = (await ana.call(api.summon.history)).pulls
  expect(hashPools(await ana.call(api.summon.pools, { pool: pull?.pool }))).toBe(pull?.pool)
  for (const unknown of ['f'.repeat(64), 'toString', '__proto__'])
    expect(await ana.refusal(api.summon.pools, { pool: unknown })).toBe('NOT_FOUND')
})

test('an export of ten thousand pulls is recomputed exactly, here and by the command', async () => {
  await using server = await startTestServer({ brokenRules: UNPAID })
  const [ana, decoy] = [await server.player(), await server.player()]
  await decoy.call(api.summon.pull, ONE)
  await givePulls(server, ana.id, 10_000)
  await ana.call(api.summon.pull, ONE)
  const exported = await ana.call(api.summon.exported)
  const verify = createVerifier(exported.pools)
  const verdicts = Map.groupBy(exported.pulls, verify)
  expect([...verdicts].map(([verdict, pulls]) => [verdict, pulls.length])).toEqual([
    ['agrees', 10_000],
    ['sealed', 1],
  ])

  const folder = await mkdtemp(join(tmpdir(), 'otogi-pulls-'))
  try {
    const file = join(folder, 'pulls.json')
    await writeFile(file, JSON.stringify(exported))
    const { ok, lines } = await createCommandRunner(server)('pulls', 'verify', file)
    expect(ok).toBe(true)
    expect(lines.slice(-2)).toEqual(['10001 pulls: 10000 agree, 1 sealed', `results ${hashResults(exported.pulls)}`])
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)
