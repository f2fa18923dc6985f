import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** A rule and the number of its violations. `first` is an example. */
export type Finding = { readonly rule: string; readonly faults: number; readonly first: string | null }

type Violator = { readonly who: string }

const RULES: readonly (readonly [rule: string, broken: RawBuilder<Violator>])[] = [
  [
    'the sum of balances is what was made less what was destroyed',
    sql<Violator>`select held || ' held, ' || made || ' made less destroyed' as who
      from (select coalesce(sum(balance), 0) as held from wallets) w,
        (select coalesce(-sum(delta), 0) as made from ledger_entries where account in ('mint', 'burn')) l
      where held <> made`,
  ],
  [
    'every balance is the sum of its entries',
    sql<Violator>`select player_id::text as who from wallets full join (
        select player_id, sum(delta) as sum from ledger_entries where player_id is not null group by player_id
      ) l using (player_id) where coalesce(balance, 0) <> coalesce(sum, 0)`,
  ],
  [
    'no balance is negative, now or after any entry',
    sql<Violator>`select player_id::text as who from wallets where balance < 0
      union select player_id::text from ledger_entries where balance_after < 0`,
  ],
  [
    'every entry continues the balance before it',
    sql<Violator>`select player_id::text as who from (
        select player_id, balance_after - delta - lag(balance_after, 1, 0::bigint)
          over (partition by player_id order by position) as gap
        from ledger_entries where player_id is not null
      ) chain where gap <> 0`,
  ],
  [
    'positions count a player’s entries without gaps',
    sql<Violator>`select player_id::text as who from wallets full join (
        select player_id, count(*) as n, min(position) as first, max(position) as last
        from ledger_entries where player_id is not null group by player_id
      ) l using (player_id)
      where coalesce(entries, 0) <> coalesce(n, 0) or coalesce(last, 0) <> coalesce(n, 0) or coalesce(first, 1) <> 1`,
  ],
  [
    'the legs of every operation sum to zero',
    sql<Violator>`select operation::text as who from ledger_entries group by operation having sum(delta) <> 0`,
  ],
]

/** Checks the ledger, rule by rule. */
export async function auditLedger(db: Reader): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [rule, broken] of RULES) {
    const { rows } = await sql<Omit<Finding, 'rule'>>`
      select count(*)::int as faults, min(who) as first from (${broken}) as broken`.execute(db)
    findings.push({ rule, faults: rows[0]?.faults ?? 0, first: rows[0]?.first ?? null })
  }
  return findings
}
