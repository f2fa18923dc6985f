import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everythingIn } from '../forgery.ts'
import { winImage } from '../puzzles.ts'
import { drawTen, offer, purchaseOf } from '../trade.ts'
import { startWorld, type TestWorld } from '../world.ts'
import type { Player } from '../player.ts'

/** R5: the database refuses one of the writes of a call, as if all had ended there; nothing of the others may be left. */

type Deed = (world: TestWorld, ana: Player, bob: Player) => Promise<() => ReturnType<Player['send']>>

const pull: Deed = (_, ana) => {
  const one = { id: ana.id, raritys: ['B'] }
  return Promise.resolve(() => ana.send(api.summon.pull, one))
}

const claim: Deed = async (world, ana) => {
  await winImage(world, ana)
  return () => ana.send(api.games.claim, { userid: ana.id, game: 'image', mode: 0 })
}

const claimQuest: Deed = async (world, ana) => {
  await winImage(world, ana)
  return () => ana.send(api.quests.claim, { userid: ana.id, game: 'image' })
}

const sell: Deed = async (world, ana) => {
  const [cardId] = await drawTen(world, ana)
  return () => ana.send(api.market.sell, { userId: ana.id, cardId, price: 5 })
}

const buy: Deed = async (world, ana, bob) => {
  const listing = await offer(world, bob, 5)
  return () => ana.send(api.market.buy, { userId: ana.id, ...purchaseOf(bob, listing) })
}

const cancel: Deed = async (world, ana) => {
  const { card, _id: listingId } = await offer(world, ana, 5)
  return () => ana.send(api.market.cancel, { userId: ana.id, cardId: card._id, price: 5, listingId })
}

const WRITES: readonly (readonly [string, Deed, readonly string[]])[] = [
  ['pull', pull, ['wallets', 'ledger_entries', 'seeds', 'pulls', 'holdings', 'players', 'quest_progress']],
  ['claim of a reward', claim, ['rounds', 'wallets', 'ledger_entries']],
  ['claim of a quest', claimQuest, ['quest_progress', 'quest_claims', 'wallets', 'ledger_entries']],
  ['sale', sell, ['holdings', 'players', 'listings']],
  ['purchase', buy, ['wallets', 'ledger_entries', 'listings', 'holdings', 'players', 'quest_progress']],
  ['cancel', cancel, ['listings', 'holdings', 'players', 'quest_progress']],
]

test.each(WRITES)(
  'a %s that breaks off at any of its writes leaves nothing of the others',
  async (_, prepare, tables) => {
    await using world = await startWorld()
    const [ana, bob] = [await world.player(), await world.player()]
    const act = await prepare(world, ana, bob)
    await sql`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'the end of the world'; end $$`.execute(world.db)
    const before = await everythingIn(world)
    for (const table of tables) {
      const trigger = sql`break_off on ${sql.table(table)}`
      await sql`create trigger break_off after insert or update or delete on ${sql.table(table)}
      for each row execute function break_off()`.execute(world.db)
      const { status, body } = await act()
      expect([table, status, body]).toEqual([table, 500, expect.objectContaining({ code: 'FAULT' })])
      expect(await everythingIn(world)).toEqual(before)
      await sql`drop trigger ${trigger}`.execute(world.db)
    }
    expect((await act()).status).toBe(200)
  },
)
