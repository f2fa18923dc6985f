import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { STANDING_RULES } from '../../../test/books.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { createSharedCache } from './shared-cache.ts'

const first = await startTestServer({ brokenRules: STANDING_RULES })
const second = await startTestServer({ sameDatabaseAs: first, brokenRules: STANDING_RULES })
afterAll(async () => {
  await second[Symbol.asyncDispose]()
  await first[Symbol.asyncDispose]()
})

const createCaches = (name: string) =>
  [first, second].map(({ database }) => createSharedCache<string>({ db: database, name, maxAgeMs: 1000 })) as [
    ReturnType<typeof createSharedCache<string>>,
    ReturnType<typeof createSharedCache<string>>,
  ]

test('two servers show the same ranking until it is computed again', async () => {
  const ana = await first.player('Anaaa')
  const visit = async (server: typeof first) => {
    const player = server.visitor()
    Object.assign(player.cookies, ana.cookies)
    const { topTotalPowerUsers } = await player.call(api.ranking.find)
    return topTotalPowerUsers.map(({ totalPower }) => totalPower)
  }
  const setPower = (power: number) => first.db.updateTable('players').set({ total_power: power }).execute()
  await setPower(100)
  expect(await visit(first)).toEqual([100])
  await setPower(200)
  expect([await visit(second), await visit(first)]).toEqual([[100], [100]])
  for (const server of [first, second]) server.setNow(server.clock.now() + 10_000)
  expect([await visit(second), await visit(first)]).toEqual([[200], [200]])
})

test('if two servers compute a value at once, both use the same one', async () => {
  for (let round = 0; round < 20; round++) {
    const [one, other] = createCaches(`race ${round}`)
    const gate = Promise.withResolvers<void>()
    const loadAs = (value: string) => async () => {
      await gate.promise
      return value
    }
    const values = Promise.all([one(0, loadAs('one')), other(0, loadAs('other'))])
    gate.resolve()
    expect(new Set(await values).size).toBe(1)
  }
})

test('a server whose clock is a little behind shows the newer value', async () => {
  const [ahead, behind] = createCaches('skew')
  expect(await ahead(1000, () => Promise.resolve('new'))).toBe('new')
  expect(await behind(999, () => Promise.resolve('old'))).toBe('new')
})

test('after the clock was set back, the value is computed again', async () => {
  const [cache] = createCaches('set back')
  expect(await cache(90_000, () => Promise.resolve('later'))).toBe('later')
  expect(await cache(0, () => Promise.resolve('now'))).toBe('now')
})

test('a value that could not be computed is computed by the next request', async () => {
  const [cache] = createCaches('failing')
  await expect(cache(0, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache(0, () => Promise.resolve('yes'))).toBe('yes')
})
