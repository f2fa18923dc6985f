import { sql } from 'kysely'
import type { TestWorld } from './world.ts'

type Fault = { readonly rule: string; readonly who: string }

const RULES = sql<Fault>`
  select 'balance = sum of entries' as rule, w.player_id::text as who from wallets w
    left join (select player_id, sum(delta) as sum, count(*) as n, max(position) as last from ledger_entries
      where player_id is not null group by 1) l using (player_id)
    where w.balance <> coalesce(l.sum, 0) or w.entries <> coalesce(l.n, 0) or w.entries <> coalesce(l.last, 0)
  union all
  select 'the legs of an operation cancel', operation::text from ledger_entries
    group by operation having sum(delta) <> 0 or count(*) <> 2
  union all
  select 'balances = made - destroyed', '' from (select coalesce(sum(balance), 0) as held from wallets) w,
    (select coalesce(sum(delta), 0) as moved from ledger_entries where player_id is null) l where w.held <> -l.moved
  union all
  select 'each entry continues the one before', player_id::text from (
    select player_id, balance_after - delta - lag(balance_after, 1, 0::bigint)
      over (partition by player_id order by position) as gap
    from ledger_entries where player_id is not null) chain where gap <> 0
  union all
  select 'claims = quest entries', player_id::text from (
    select player_id, gachas, 'quest:' || quest as reason, at from quest_claims
    except all select player_id, delta, reason, at from ledger_entries where reason like 'quest:%' and delta > 0
      and player_id is not null) unpaid
  union all
  select 'games claimed = game entries', p.id::text from players p
    where (select count(*) from rounds where player_id = p.id and status = 2) <>
      (select count(*) from ledger_entries where player_id = p.id and reason like 'game:%')
  union all
  select 'copies = drawn + bought - given up', player_id || ' ' || card_id from (
      select player_id, card_id, quantity as n from holdings
      union all select seller, card_id, 1 from listings where state <> 'cancelled'
      union all select buyer, card_id, -1 from listings where state = 'sold'
      union all select player_id, unnest(cards), -1 from pulls) copies
    group by player_id, card_id having sum(n) <> 0
  union all
  select 'each sale is one transfer', coalesce(s.id::text, t.reason) from
    (select 'market:' || id as reason, id, seller, buyer, price from listings where state = 'sold') s
    full join (select reason, count(*) as legs, count(distinct operation) as operations,
        min(player_id::text) filter (where delta < 0) as payer, min(player_id::text) filter (where delta > 0) as payee,
        max(delta) as gachas from ledger_entries where reason like 'market:%' group by reason) t using (reason)
    where (s.buyer::text, s.seller::text, s.price, 2, 1) is distinct from
      (t.payer, t.payee, t.gachas, t.legs, t.operations)
  union all
  select 'unique cards', p.id::text from players p
    where p.unique_cards <> (select count(*) from holdings where player_id = p.id)`

/** What is wrong with the books of a world: nothing, ever. */
export async function faultsOf({ db }: TestWorld): Promise<Fault[]> {
  return (await RULES.execute(db)).rows
}

export async function requireSound(world: TestWorld): Promise<void> {
  const faults = await faultsOf(world)
  if (faults.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(faults)}`)
}

/** The entries of one player, oldest first. */
export async function entriesOf({ db }: TestWorld, playerId: string): Promise<{ reason: string; delta: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(['reason', 'delta'])
    .where('player_id', '=', playerId)
    .orderBy('position')
    .execute()
}
