import { expect, test } from 'vitest'
import { startWorld } from '../world.ts'
import { runFarm } from './farm.ts'

/** All that an account has; the most that the guard lets it give away; and the going rate. */
const PRICES = [580, 49, 3]

test('fifty accounts that pay one player and come back hand over less than a tenth of what they earned', async () => {
  await using world = await startWorld({ marketGuard: 'enforce' })
  const { first, second } = await runFarm(world, { accounts: 50, prices: PRICES, worth: 3 })
  expect(first.earned).toBe(29_000)
  expect(first.gained).toBeLessThan(2900)
  expect(first.gained + second.gained).toBeLessThan(2900)
}, 120_000)
