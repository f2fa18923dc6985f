import { expect, test } from 'vitest'
import { startWorld } from '../world.ts'
import { runFarm } from './farm.ts'

/** All that an account has, and the most that the guard lets it pay for a common card. */
const PRICES = [580, 55]

test('fifty accounts that pay one player and come back hand over less than a tenth of what they earned', async () => {
  await using world = await startWorld({ marketGuard: 'enforce' })
  const { first, second } = await runFarm(world, { accounts: 50, returning: 5, prices: PRICES, worth: 3 })
  expect(first.earned).toBe(29_000)
  expect(first.gained).toBeLessThan(2900)
  expect(second.gained).toBeLessThanOrEqual(0)
}, 300_000)
