import { createHash } from 'node:crypto'
import { api } from '@otogi/contract/api'
import type { PastPull } from '@otogi/contract/wire-types'
import { createVerifier } from '@otogi/rules/summon/verify'
import { expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { changeSeed } from '../../../test/seeds.ts'
import { startTestServer } from '../../../test/test-server.ts'

const ONE = { raritys: ['B'] }
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** The player's pulls, newest first. */
const fetchPulls = async (player: Player): Promise<PastPull[]> => (await player.call(api.summon.history)).pulls

test('a new player sees two commitments and no secret', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const fairness = await ana.call(api.summon.fairness)
  expect(fairness).toMatchObject({ counter: 0, revealed: [] })
  expect(fairness.commitment).not.toBe(fairness.nextCommitment)
  expect(fairness.clientSeed).toMatch(/^[0-9a-f]{24}$/)
})

test('a change reveals the active seed, uses the committed next one and commits to another', async () => {
  await using server = await startTestServer()
  const [ana, decoy] = [await server.player(), await server.player()]
  const others = await decoy.call(api.summon.fairness)
  await ana.call(api.summon.pull, ONE)
  await ana.call(api.summon.pull, ONE)
  const before = await ana.call(api.summon.fairness)
  expect(before.counter).toBe(2)

  const after = await changeSeed(ana, 'my-own_Luck7')
  expect(after).toMatchObject({ commitment: before.nextCommitment, clientSeed: 'my-own_Luck7', counter: 0 })
  expect(new Set([before.commitment, before.nextCommitment, after.nextCommitment]).size).toBe(3)
  expect(after.revealed).toEqual([
    expect.objectContaining({ commitment: before.commitment, clientSeed: before.clientSeed, pulls: 2 }),
  ])
  expect(sha256(after.revealed[0]?.serverSeed ?? '')).toBe(before.commitment)
  expect(await ana.call(api.summon.fairness)).toEqual(after)
  expect(await decoy.call(api.summon.fairness)).toEqual(others)
})

test('counters start at zero with each seed, and every pull agrees once its seed is revealed', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  for (const clientSeed of ['one', 'two', 'three']) {
    await ana.call(api.summon.pull, { ...ONE, banner: clientSeed === 'two' ? 'special' : 'normal' })
    await ana.call(api.summon.pull, ONE)
    await changeSeed(ana, clientSeed)
  }
  const pulls = await fetchPulls(ana)
  expect(pulls.map(({ counter }) => counter)).toEqual([1, 0, 1, 0, 1, 0])
  expect(pulls.map(({ throwsBefore }) => throwsBefore)).toEqual([5, 4, 3, 2, 1, 0])
  for (const pull of pulls) {
    const from = await ana.call(api.summon.pools, { pool: pull.pool })
    expect(createVerifier({ [pull.pool]: from })(pull)).toBe('agrees')
  }
})

test('no reply to a player contains an unrevealed seed', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await changeSeed(ana, 'first')
  await ana.call(api.summon.pull, ONE)
  for (const endpoint of [api.summon.fairness, api.summon.history, api.summon.exported]) await ana.call(endpoint)
  const secrets = await server.db.selectFrom('seeds').select('server_seed').where('revealed_at', 'is', null).execute()
  const next = await server.db.selectFrom('next_seeds').select('server_seed').execute()
  expect([secrets.length, next.length]).toEqual([1, 1])
  const heard = ana.heard.map(({ text }) => text).join()
  for (const { server_seed: seed } of [...secrets, ...next]) {
    for (const form of ['hex', 'base64', 'latin1'] as const) expect(heard).not.toContain(seed.toString(form))
  }
  expect((await fetchPulls(ana)).map(({ serverSeed }) => serverSeed)).toEqual([null])
})

test('a client seed with other characters is refused and changes nothing', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const before = await ana.call(api.summon.fairness)
  const { nextCommitment } = before
  expect(await ana.refusal(api.summon.changeSeed, { clientSeed: 'two words', nextCommitment })).toBe('INVALID')
  expect(await ana.call(api.summon.fairness)).toEqual(before)
})

test('a client seed of 64 letters is accepted', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const clientSeed = 'Z9_-'.repeat(16)
  expect(await changeSeed(ana, clientSeed)).toMatchObject({ clientSeed })
})

test('nobody can change another player’s seed', async () => {
  await using server = await startTestServer()
  const [ana, eve] = [await server.player(), await server.player()]
  const { nextCommitment } = await ana.call(api.summon.fairness)
  const theft = { userid: ana.id, clientSeed: 'mine', nextCommitment }
  expect(await eve.refusal(api.summon.changeSeed, theft)).toBe('NOT_YOURS')
})

test('a change with another commitment than the current one is refused and reveals nothing', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const { nextCommitment } = await ana.call(api.summon.fairness)
  const after = await changeSeed(ana, 'first')
  for (const seen of [nextCommitment, after.commitment, '0'.repeat(64)]) {
    const late = { userid: ana.id, clientSeed: 'second', nextCommitment: seen }
    const { status, body } = await ana.send(api.summon.changeSeed, late)
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'SEED_CHANGED' })])
  }
  expect(await ana.refusal(api.summon.changeSeed, { clientSeed: 'second' })).toBe('INVALID')
  expect(await ana.call(api.summon.fairness)).toEqual(after)
})

test('of concurrent changes, one succeeds, and concurrent pulls never use a counter twice', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const { nextCommitment } = await ana.call(api.summon.fairness)
  const change = (i: number) => ({ userid: ana.id, clientSeed: `c${i}`, nextCommitment })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 4 === 0 ? ana.send(api.summon.changeSeed, change(i)) : ana.send(api.summon.pull, { id: ana.id, ...ONE }),
    ),
  )
  const changes = answers.filter((_, i) => i % 4 === 0)
  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  const { counter, revealed } = await ana.call(api.summon.fairness)
  expect(revealed).toHaveLength(1)
  expect(revealed.reduce((sum, { pulls }) => sum + pulls, counter)).toBe(10)
})
