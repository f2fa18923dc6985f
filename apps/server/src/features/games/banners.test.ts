import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { winImage } from '../../../test/puzzles.ts'
import { startWorld } from '../../../test/world.ts'

const world = await startWorld()
afterAll(() => world[Symbol.asyncDispose]())

/** They name a series, so they may go by the week alone. */
test('the banners are the same for everybody, before and after play', async () => {
  const [ana, bea] = [await world.player(), await world.player()]
  const banners = await ana.call(api.summon.banners)
  await winImage(world, ana)
  await bea.call(api.games.reset, { game: 'image', mode: 0 })
  expect(await ana.call(api.summon.banners)).toEqual(banners)
  expect(await bea.call(api.summon.banners)).toEqual(banners)
})
