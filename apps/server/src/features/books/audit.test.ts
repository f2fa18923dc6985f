import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listBrokenRules, listAuditFaults } from '../../../test/books.ts'
import type { Player } from '../../../test/player.ts'
import { winImageGame } from '../../../test/puzzles.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

/** Uses every feature of the game once. Returns the player's id. */
async function exerciseEveryFeature(server: TestServer, player?: Player): Promise<string> {
  const [ana, bob] = [player ?? (await server.player()), await server.player()]
  await ana.call(api.summon.pull, { raritys: ['B'] })
  await bob.call(api.market.buy, toPurchase(ana, await putUpForSale(server, ana, 20)))
  await putUpForSale(server, ana, 30)
  await winImageGame(server, ana)
  await ana.call(api.games.claim, { game: 'image', mode: 0 })
  await ana.call(api.quests.claim, { game: 'image' })
  await ana.call(api.polls.find)
  await ana.call(api.polls.vote, { voteUser: 1 })
  return ana.id
}

const SUM = 'the sum of balances is what was created minus what was destroyed'
const OWN_SUM = 'every balance is the sum of its entries'
const CHAIN = 'every entry continues from the previous balance'
const POSITIONS = 'a player’s entries are numbered without gaps'
const LEGS = 'the entries of every operation sum to zero'
const COPIES = 'every player holds the cards drawn and bought minus those sold or listed'
const OF_CARD = 'for every card, copies held and for sale equal those drawn'
const POWER = 'every total power equals that of the cards held'
const UNIQUE = 'every number of unique cards matches the cards held'
const QUESTS = 'every quest claimed is paid once'
const GAMES = 'every game claimed is paid once'
const PULLS = 'every pull is paid for'
const EARNED = 'every sale pays its seller'
const PAID = 'every purchase is paid by its buyer'
const PAID_BACK = 'every sale that was undone pays its buyer back once'
const GIVEN_BACK = 'every sale that was undone is paid back by its seller'
const WELCOME = 'no player gets the starting gachas twice'
const VOTES = 'every poll has as many votes as voters'

/** Each entry: the fault, the SQL that causes it, and all rules that must detect it. */
const TAMPERING: [name: string, change: string, rules: string[]][] = [
  ['a balance raised by hand', 'update wallets set balance = balance + 1 where player_id = $id', [SUM, OWN_SUM]],
  [
    'a deleted entry',
    "delete from ledger_entries where account = 'player' and player_id = $id and reason = 'signup'",
    [LEGS, OWN_SUM, CHAIN, POSITIONS],
  ],
  [
    'an entry at the wrong position',
    'update ledger_entries set position = 70 where player_id = $id and position = 7',
    [CHAIN, POSITIONS],
  ],
  ['a leg of another amount', "update ledger_entries set delta = delta - 1 where account = 'burn'", [SUM, LEGS]],
  [
    'a wrong balance after an entry',
    'update ledger_entries set balance_after = 5 where player_id = $id and position = 1',
    [CHAIN],
  ],
  ['a copy from nowhere', 'update holdings set quantity = quantity + 1 where ctid = $one', [COPIES, OF_CARD, POWER]],
  ['a copy lost', 'delete from holdings where ctid = $one', [COPIES, OF_CARD, POWER, UNIQUE]],
  [
    'a copy turned into another card',
    "update holdings set card_id = 'strange-1' where ctid = $one",
    [COPIES, OF_CARD, POWER],
  ],
  ['a copy given to somebody else', 'update pulls set player_id = $other where player_id = $id', [COPIES, PULLS]],
  ['power without cards', 'update players set total_power = total_power + 1 where id = $id', [POWER]],
  ['a card counted twice', 'update players set unique_cards = unique_cards + 1 where id = $id', [UNIQUE]],
  ['a quest claimed without pay', "insert into quest_claims values ($id, 'name', '2026-11-18', 20, now())", [QUESTS]],
  [
    'a quest paid twice',
    "update ledger_entries set reason = 'quest:image' where reason like 'game:%'",
    [QUESTS, GAMES],
  ],
  ['a game paid and not claimed', 'update rounds set status = 1 where player_id = $id', [GAMES]],
  ['a game paid at another price', "update rounds set wrong = '{a}' where player_id = $id", [GAMES]],
  ['a pull without payment', "update ledger_entries set reason = 'test' where reason like 'summon:%'", [PULLS]],
  ['a sale at another price', "update listings set price = 19 where state = 'sold'", [EARNED, PAID]],
  [
    'an invented sale',
    `update listings set state = 'open', buyer = null, closed_at = null, rate = null, signs = '{}', bound_buyer = false,
      buyer_gives = 0, seller_gains = 0 where state = 'sold'`,
    [COPIES, OF_CARD, EARNED, PAID],
  ],
  [
    'a sale undone without payment',
    "update listings set state = 'undone', undone_at = now() where state = 'sold'",
    [COPIES, PAID_BACK, GIVEN_BACK],
  ],
  [
    'a payment back without an undone sale',
    "update ledger_entries set reason = replace(reason, 'market:', 'undo:') where reason like 'market:%'",
    [EARNED, PAID, PAID_BACK, GIVEN_BACK],
  ],
  ['a second welcome', "update ledger_entries set reason = 'signup' where reason = 'test'", [WELCOME]],
  ['a vote without a voter', 'update polls set first_votes = first_votes + 1', [VOTES]],
  ['a voter without a vote', 'update poll_votes set option = 2', [VOTES]],
]

test.each(TAMPERING)('%s is found', async (_, change, rules) => {
  await using server = await startTestServer({ brokenRules: rules })
  const id = await exerciseEveryFeature(server)
  expect(await listAuditFaults(server)).toEqual([])
  for (const table of ['ledger_entries', 'pulls']) {
    await sql.raw(`alter table ${table} disable trigger user`).execute(server.db)
  }
  const statement = change
    .replaceAll('$id', `'${id}'`)
    .replaceAll('$other', `(select id from players where id <> '${id}')`)
    .replaceAll('$one', `(select ctid from holdings where player_id = '${id}' limit 1)`)
  await sql.raw(statement).execute(server.db)
  expect(await listBrokenRules(server)).toEqual(rules)
})

test('the books balance after the player deletes the account', async () => {
  await using server = await startTestServer()
  await exerciseEveryFeature(server)
  const ana = await server.player()
  await exerciseEveryFeature(server, ana)
  await ana.call(api.profile.remove, { password: 'lantern7' })
  expect(await listAuditFaults(server)).toEqual([])
})

test('an audit reads one consistent snapshot while players keep playing', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const traded = async () => {
    for (let i = 0; i < 5; i++) await ana.call(api.market.cancel, toCancelInput(await putUpForSale(server, ana, 9)))
  }
  const [, ...faults] = await Promise.all([traded(), ...Array.from({ length: 6 }, () => listAuditFaults(server))])
  expect(faults.flat()).toEqual([])
})

function toCancelInput({ _id: listingId, card, price }: Awaited<ReturnType<typeof putUpForSale>>) {
  return { cardId: card._id, price, listingId }
}
