import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deskIn } from '../../test/desk.ts'
import { auditHoldings } from '../features/collection/index.ts'
import { startWorld, type TestWorld } from '../../test/world.ts'

const RULES = 8

/** The books after some play, with the rules that the audit finds broken. */
async function broken(world: TestWorld): Promise<string[]> {
  const { said } = await deskIn(world)('ledger', 'audit')
  expect(said).toHaveLength(RULES)
  return said.filter((line) => line.startsWith('FAULT')).map((line) => line.slice('FAULT  '.length).split(':')[0] ?? '')
}

test('the books of new players are proved rule by rule', async () => {
  await using world = await startWorld()
  await Promise.all([world.player(), world.player()])
  const { ok, said } = await deskIn(world)('ledger', 'audit')
  expect(ok).toBe(true)
  expect(said).toHaveLength(RULES)
  expect(said.every((line) => /^ok {5}\S/.test(line))).toBe(true)
})

/** What would be wrong, the change that makes it so, and the rules that must notice. */
const TAMPERING: [name: string, change: string, rules: string[]][] = [
  [
    'a balance raised by hand',
    'update wallets set balance = balance + 1 where player_id = $id',
    ['the sum of balances is what was made less what was destroyed', 'every balance is the sum of its entries'],
  ],
  [
    'an entry taken away',
    "delete from ledger_entries where player_id = $id and reason = 'summon:normal'",
    [
      'every balance is the sum of its entries',
      'positions count a player’s entries without gaps',
      'the legs of every operation sum to zero',
    ],
  ],
  [
    'an entry in the wrong place',
    'update ledger_entries set position = 7 where player_id = $id and position = 2',
    ['positions count a player’s entries without gaps'],
  ],
  [
    'a leg of another amount',
    "update ledger_entries set delta = delta - 1 where account = 'mint'",
    ['the sum of balances is what was made less what was destroyed', 'the legs of every operation sum to zero'],
  ],
  [
    'a balance that does not follow',
    'update ledger_entries set balance_after = 5 where player_id = $id and position = 1',
    ['every entry continues the balance before it'],
  ],
  [
    'power out of nothing',
    'update players set total_power = total_power + 1 where id = $id',
    ['every total power is that of the cards held'],
  ],
  [
    'a card counted twice',
    'update players set unique_cards = unique_cards + 1 where id = $id',
    ['every number of unique cards is that of the cards held'],
  ],
]

test.each(TAMPERING)('%s is found', async (_, change, rules) => {
  await using world = await startWorld()
  const [ana] = [await world.player(), await world.player()]
  await ana.call(api.summon.pull, { raritys: ['B'] })
  await sql.raw('alter table ledger_entries disable trigger user').execute(world.db)
  const before = await broken(world)
  await sql.raw(change.replace('$id', `'${ana.id}'`)).execute(world.db)
  const found = (await broken(world)).filter((rule) => !before.includes(rule) || rules.includes(rule))
  expect(found).toEqual(rules)
})

test('power and unique cards follow what is held', async () => {
  await using world = await startWorld()
  const [ana, decoy] = [await world.player(), await world.player()]
  await ana.call(api.summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })
  expect(await auditHoldings(world.db, world.pack.cards)).toEqual({ power: [], unique: [] })
  await world.db.updateTable('players').set({ total_power: 1 }).where('id', '=', decoy.id).execute()
  await world.db.deleteFrom('holdings').where('player_id', '=', ana.id).execute()
  const { power, unique } = await auditHoldings(world.db, world.pack.cards)
  expect(power.sort()).toEqual([ana.id, decoy.id].sort())
  expect(unique).toEqual([ana.id])
})
