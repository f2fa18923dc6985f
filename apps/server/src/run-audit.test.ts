import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import { expect, onTestFinished, test } from 'vitest'
import { drawTenCards } from '../test/trade.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { runDailyAudit } from './run-audit.ts'

/** Returns a function that runs the daily work of a server and returns the lines that it prints. */
async function prepareAudit({ database, clock, pack }: TestServer): Promise<() => Promise<string[]>> {
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
  const audit = await prepareAudit(server)
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

test('a daily audit that finds faults names the broken rules', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const audit = await prepareAudit(server)
  const ana = await server.player()
  await drawTenCards(server, ana)
  await server.db.updateTable('wallets').set({ balance: 5 }).where('player_id', '=', ana.id).execute()
  const [line] = await audit()
  expect(line).toMatch(/^the audit found 1 faults: .*, such as .*$/)
})
