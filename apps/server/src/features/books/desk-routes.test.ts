import { desk } from '@otogi/contract/desk/desk'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { countWaitingTransactions } from '../../../test/lock-row.ts'
import { signUpOperator } from '../../../test/operator.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { drawTenCards } from '../../../test/trade.ts'

const reason = 'a player doubts the odds'
const { audit, find } = desk.books

test('an owner audits the ledger, which checks what the command checks and is logged with its reason', async () => {
  await using server = await startTestServer()
  const owner = await signUpOperator(server, 'owner')
  expect(await owner.call(find)).toEqual({ audit: null })
  await drawTenCards(server, await server.player())
  const { findings } = await owner.call(audit, { reason })
  const { lines } = await createCommandRunner(server, undefined, { dataDir: server.picturesDir })('ledger', 'audit')
  expect(findings.map(({ rule }) => `ok     ${rule}`)).toEqual(lines)
  expect((await owner.call(find)).audit).toMatchObject({ copies: 10, rules: findings.length, broken: 0 })
  const [entry] = (await owner.call(desk.log.list)).entries
  expect(entry).toMatchObject({ action: 'books.audit', role: 'owner', reason })
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({ copies: 10, rules: findings.length, broken: [] })
})

test('an audit by an owner names each broken rule with an example, also in the log', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const [owner, ana] = [await signUpOperator(server, 'owner'), await server.player()]
  await server.db.updateTable('wallets').set({ balance: 5 }).where('player_id', '=', ana.id).execute()
  const { findings } = await owner.call(audit, { reason })
  const broken = findings.filter(({ faults }) => faults > 0)
  expect(broken.map(({ first }) => first).join()).toContain(ana.id)
  expect((await owner.call(find)).audit).toMatchObject({ broken: broken.length })
  const [entry] = (await owner.call(desk.log.list)).entries
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({ broken })
})

test.each(['moderator', 'editor'] as const)(
  'a %s cannot audit the ledger, nor an owner without a reason',
  async (role) => {
    await using server = await startTestServer()
    const [operator, owner] = [await signUpOperator(server, role), await signUpOperator(server, 'owner')]
    expect(await operator.refusal(audit, { reason })).toBe('DESK_ROLE_REQUIRED')
    expect(await operator.refusal(find)).toBe('DESK_ROLE_REQUIRED')
    expect(await owner.refusal(audit, { reason: ' ' })).toBe('INVALID')
    expect(await owner.call(find)).toEqual({ audit: null })
  },
)

test('only one audit runs at a time', async () => {
  await using server = await startTestServer()
  const owner = await signUpOperator(server, 'owner')
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = server.db.transaction().execute(async (tx) => {
    await sql`lock table polls in access exclusive mode`.execute(tx)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const running = owner.call(audit, { reason })
  while ((await countWaitingTransactions(server)) === 0) {
    // Polls the database, because PostgreSQL sends no event when a transaction starts to wait.
  }
  const another = Promise.all([
    owner.refusal(audit, { reason }),
    createCommandRunner(server)('ledger', 'audit').then(({ fault }) => fault),
  ])
  const outcome = await Promise.race([another, waitForTransactions(2)])
  letGo.resolve()
  await holding
  expect(outcome).toEqual(['AUDIT_RUNNING', 'An audit is already running'])
  expect((await running).findings).not.toHaveLength(0)
  expect((await owner.call(audit, { reason })).findings).not.toHaveLength(0)

  async function waitForTransactions(count: number): Promise<string> {
    while ((await countWaitingTransactions(server)) < count) {
      // Polls the database, because PostgreSQL sends no event when a transaction starts to wait.
    }
    return `${count} audits run`
  }
})
