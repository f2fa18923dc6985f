import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { beforeEach, expect, test } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { signUpOperator } from '../../../test/operator.ts'
import { winImageGame } from '../../../test/puzzles.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const WEDNESDAY = '2026-11-18T11:00:00Z'
const THURSDAY = '2026-11-19T11:00:00Z'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  return () => server[Symbol.asyncDispose]()
})

const lastDays = { days: 7 }

test('an operator sees players, retention, puzzles, gachas and sales by day, and a command shows the same', async () => {
  server.setNow(WEDNESDAY)
  const [ana, ben] = [await server.player(), await server.player()]
  await winImageGame(server, ana)
  await ana.call(api.games.claim, { game: 'image', mode: 0 })
  // A player's second call on a day is not counted again.
  await ben.call(api.accounts.find)
  server.setNow(THURSDAY)
  await ana.call(api.accounts.find)
  server.setNow('2026-11-20T11:00:00Z')
  // A desk session ends after some hours.
  const operator = await signUpOperator(server, 'editor')
  const { days, retention, puzzles, circulation } = await operator.call(desk.insight.find, lastDays)
  expect(days).toHaveLength(7)
  expect(days.slice(-3)).toMatchObject([
    { day: '2026-11-18', players: 2, newPlayers: 2, made: 200 + 50, destroyed: 0, sales: 0, faults: 0 },
    { day: '2026-11-19', players: 1, newPlayers: 0, made: 20 },
    { day: '2026-11-20', players: 1, newPlayers: 1 },
  ])
  expect(retention[0]).toEqual({ days: 1, players: 2, returned: 1 })
  expect(puzzles).toEqual([{ day: '2026-11-18', game: 'image', mode: 0, players: 1, solved: 1, medianTries: 0 }])
  expect(circulation).toBe(370)
  const { lines } = await createCommandRunner(server)('insight', 'show')
  expect(lines).toContain('returned after 1 days: 1 of 2')
  expect(lines.find((line) => line.startsWith('2026-11-18  players'))).toContain('players 2 (new 2)')
  expect((await createCommandRunner(server)('insight', 'show', '8')).fault).toBe('8 is not a period: use 7, 30, 90')
})

test('a clock that was ahead and is set back counts a player once on each day', async () => {
  server.setNow(WEDNESDAY)
  const operator = await signUpOperator(server)
  const ana = await server.player()
  server.setNow(THURSDAY)
  await ana.call(api.accounts.find)
  server.setNow(WEDNESDAY)
  await ana.call(api.accounts.find)
  const { days } = await operator.call(desk.insight.find, lastDays)
  expect(days.at(-1)).toMatchObject({ day: '2026-11-18', players: 2, newPlayers: 2 })
})

test('many players seen for the first time at the same moment are all counted', async () => {
  server.setNow(WEDNESDAY)
  const players = await Promise.all(Array.from({ length: 12 }, () => server.player()))
  server.setNow(THURSDAY)
  await Promise.all(players.flatMap((player) => [player.call(api.accounts.find), player.call(api.wallet.find)]))
  const operator = await signUpOperator(server)
  const { days } = await operator.call(desk.insight.find, lastDays)
  expect(days.at(-1)).toMatchObject({ day: '2026-11-19', players: 13 })
})

test('sales and their prices are counted on the day of the sale', async () => {
  server.setNow(WEDNESDAY)
  const operator = await signUpOperator(server)
  const [seller, buyer] = [await server.player(), await server.player()]
  await seller.call(api.summon.pull, { raritys: ['B'] })
  const [cardId] = (await seller.call(api.collection.find)).cards
  await seller.call(api.market.sell, { cardId, price: 5 })
  await buyer.call(api.market.buy, { cardId, price: 5, userIdMarket: seller.id })
  const { days, medianPrices } = await operator.call(desk.insight.find, { days: 30 })
  expect(days.at(-1)).toMatchObject({ sales: 1, paid: 5, destroyed: 10 })
  expect(Object.values(medianPrices).filter((price) => price !== null)).toEqual([5])
})
