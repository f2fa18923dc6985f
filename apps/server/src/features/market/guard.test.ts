import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { offer, purchaseOf } from '../../../test/trade.ts'
import { startWorld } from '../../../test/world.ts'
import { signsOf } from './signs.ts'

const DAY_MS = 86_400_000
const ordinary = { price: 100, sales: [90, 100, 100, 110, 120], payerAgeMs: 30 * DAY_MS, purchasesBefore: 0 }

test.each([
  [{}, []],
  [{ price: 499 }, []],
  [{ price: 500 }, ['far-from-rate']],
  [{ price: 999_999, sales: [1, 1, 1, 1] }, []],
  [{ payerAgeMs: 3 * DAY_MS }, []],
  [{ payerAgeMs: 3 * DAY_MS - 1 }, ['young-payer']],
  [{ purchasesBefore: 1 }, []],
  [{ purchasesBefore: 2 }, ['one-receiver']],
  [{ price: 5000, payerAgeMs: 0, purchasesBefore: 9 }, ['far-from-rate', 'young-payer', 'one-receiver']],
])('%o shows %j', (change, signs) => {
  expect(signsOf({ ...ordinary, ...change })).toEqual(signs)
})

test.each([
  ['off', [200, 200, 200], [[], [], []]],
  ['flag', [200, 200, 200], [[], [], ['young-payer', 'one-receiver']]],
  ['enforce', [200, 200, 403], [[], []]],
] as const)('under %s a young player’s third purchase from one seller answers so', async (marketGuard, told, kept) => {
  await using world = await startWorld({ marketGuard })
  const [ana, bob] = [await world.player(), await world.player()]
  const statuses = []
  for (const _ of told) {
    const listing = await offer(world, ana, 5)
    statuses.push((await bob.send(api.market.buy, { userId: bob.id, ...purchaseOf(ana, listing) })).status)
  }
  const sold = await world.db.selectFrom('listings').select('signs').where('state', '=', 'sold').orderBy('id').execute()
  expect([statuses, sold.map((row) => row.signs)]).toEqual([told, kept])
})
