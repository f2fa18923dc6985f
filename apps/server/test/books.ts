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
  select 'cards held = cards drawn', p.id::text from players p
    where (select coalesce(sum(quantity), 0) from holdings where player_id = p.id) <>
      (select coalesce(sum(cardinality(cards)), 0) from pulls where player_id = p.id)
  union all
  select 'unique cards', p.id::text from players p
    where p.unique_cards <> (select count(*) from holdings where player_id = p.id)`

/** What is wrong with the books of a world: nothing, ever. */
export async function faultsOf({ db }: TestWorld): Promise<Fault[]> {
  return (await RULES.execute(db)).rows
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
