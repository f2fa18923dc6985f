import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { winImageGame } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

/** The series on a banner may depend only on the week. If it depended on the puzzles, it could reveal an answer. */
test('the banners are the same for everybody, before and after play', async () => {
  const [ana, bea] = [await server.player(), await server.player()]
  const banners = await ana.call(api.summon.banners)
  await winImageGame(server, ana)
  await bea.call(api.games.reset, { game: 'image', mode: 0 })
  expect(await ana.call(api.summon.banners)).toEqual(banners)
  expect(await bea.call(api.summon.banners)).toEqual(banners)
})
