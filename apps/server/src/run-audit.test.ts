import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import { expect, onTestFinished, test } from 'vitest'
import type { Player } from '../test/player.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../test/trade.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { runDailyAudit } from './run-audit.ts'

/** Returns a function that runs a server's daily audit and returns the printed lines. */
async function createAuditRun({ database, clock, pack }: TestServer): Promise<() => Promise<string[]>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otogi-audit-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return async () => {
    const lines: string[] = []
    await runDailyAudit({ db: database, clock, cards: pack.cards, dataDir }, (line) => lines.push(line))
    return lines
  }
}

test('the server audits its books once a day, and everyone can read the result', async () => {
  await using server = await startTestServer()
  const audit = await createAuditRun(server)
  const ana = await server.player()
  await drawTenCards(server, ana)
  expect(await audit()).toEqual([])
  const first = Date.parse('2026-11-18T11:00:00Z')
  expect((await server.visitor().call(api.books.find)).audit).toMatchObject({ at: first, copies: 10, broken: 0 })
  server.setNow('2026-11-18T22:59:00Z')
  await audit()
  expect((await server.visitor().call(api.books.find)).audit).toMatchObject({ at: first })
  server.setNow('2026-11-18T23:01:00Z')
  await drawTenCards(server, ana)
  await audit()
  expect((await server.visitor().call(api.books.find)).audit).toMatchObject({ copies: 20, broken: 0 })
})

type Offer = Awaited<ReturnType<typeof putUpForSale>>

test('a daily audit that finds faults names the broken rules', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const audit = await createAuditRun(server)
  const ana = await server.player()
  await drawTenCards(server, ana)
  await server.db.updateTable('wallets').set({ balance: 5 }).where('player_id', '=', ana.id).execute()
  const [line] = await audit()
  expect(line).toMatch(/^the audit found 1 faults: .*, such as .*$/)
})

test('a daily audit checks only the players that changed, and everything once a week', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const audit = await createAuditRun(server)
  const [ana, bob] = [await server.player(), await server.player()]
  await drawTenCards(server, ana)
  await drawTenCards(server, bob)
  expect(await audit()).toEqual([])
  const holdings = server.db.updateTable('holdings').set({ quantity: 7 })
  await holdings.where('player_id', '=', ana.id).execute()
  server.setNow('2026-11-19T11:00:00Z')
  await drawTenCards(server, bob)
  expect(await audit()).toEqual([])
  expect((await server.visitor().call(api.books.find)).audit).toMatchObject({ copies: 30, broken: 0 })
  server.setNow('2026-11-25T11:00:00Z')
  expect((await audit()).join('\n')).toContain(ana.id)
})

test.each([
  ['an entry', (server: TestServer, ana: Player) => drawTenCards(server, ana)],
  [
    'a sale',
    async (server: TestServer, ana: Player, offer: Offer) => {
      const bob = await server.player()
      await bob.call(api.market.buy, toPurchase(ana, offer))
    },
  ],
  [
    'a canceled listing',
    (_: TestServer, ana: Player, { card, price }: Offer) => ana.call(api.market.cancel, { cardId: card._id, price }),
  ],
] as const)('after %s, the next daily audit finds the faults of the player', async (_, change) => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const audit = await createAuditRun(server)
  const ana = await server.player()
  const offer = await putUpForSale(server, ana, 20)
  expect(await audit()).toEqual([])
  await server.db.updateTable('holdings').set({ quantity: 7 }).where('player_id', '=', ana.id).execute()
  server.setNow('2026-11-19T11:00:00Z')
  await change(server, ana, offer)
  expect((await audit()).join('\n')).toContain(ana.id)
})
