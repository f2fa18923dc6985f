import { sql, type RawBuilder } from 'kysely'
import type { Database, Reader } from '../../platform/db/db.ts'
import { findLastEntryId } from './supply.ts'

/** A rule and the number of its violations. `first` is an example. */
export type Finding = { readonly rule: string; readonly faults: number; readonly first: string | null }

/**
 * How far an audit has read the ledger: all entries up to the id `lastEntry`, their number, and the gachas they created
 * minus those they destroyed. Entries never change, so the next audit can skip them.
 */
export type LedgerProof = { readonly lastEntry: number; readonly entries: number; readonly made: number }

const NOTHING: LedgerProof = { lastEntry: 0, entries: 0, made: 0 }
const LOCK_TIMEOUT = '5s'

type Violator = { readonly who: string }
type Rule = readonly [name: string, violators: RawBuilder<Violator>]

/**
 * Returns the id of the last ledger entry. All entries with lower ids are committed: the lock waits for the
 * transactions that are adding entries.
 */
export function findLastCommittedEntryId(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx)
    await sql`lock table ledger_entries in share mode`.execute(tx)
    return findLastEntryId(tx)
  })
}

/** Lists the players with ledger entries after an id. */
export async function listPlayersAfterEntry(db: Reader, entryId: number): Promise<string[]> {
  const { rows } = await sql<{ player: string }>`
    select distinct player_id as player from ledger_entries
    where id > ${entryId}`.execute(db)
  return rows.map(({ player }) => player)
}

/** Checks the players' balances against their ledger entries, rule by rule. */
export function auditWallets(db: Reader, playerIds: readonly string[]): Promise<Finding[]> {
  const entries = sql`ledger_entries where player_id = any (${playerIds}::uuid[]) and position is not null`
  const wallets = sql`(select * from wallets where player_id = any (${playerIds}::uuid[])) w`
  return findViolators(db, [
    [
      'every balance is the sum of its entries',
      sql`select player_id::text as who from ${wallets} full join (
          select player_id, sum(delta) as sum from ${entries} group by player_id
        ) l using (player_id) where coalesce(balance, 0) <> coalesce(sum, 0)`,
    ],
    [
      'no balance is negative, now or after any entry',
      sql`select player_id::text as who from ${wallets} where balance < 0
        union select player_id::text from ${entries} and balance_after < 0`,
    ],
    [
      'every entry continues from the previous balance',
      sql`select player_id::text as who from (
          select player_id, balance_after - delta - lag(balance_after, 1, 0::bigint)
            over (partition by player_id order by position) as gap
          from ${entries}
        ) chain where gap <> 0`,
    ],
    [
      'a player’s entries are numbered without gaps',
      sql`select player_id::text as who from ${wallets} full join (
          select player_id, count(*) as n, min(position) as first, max(position) as last
          from ${entries} group by player_id
        ) l using (player_id)
        where coalesce(w.entries, 0) <> coalesce(n, 0) or coalesce(last, 0) <> coalesce(n, 0) or coalesce(first, 1) <> 1`,
    ],
  ])
}

/**
 * Checks the sum of all balances, and the operations newer than an earlier audit. The new proof ends at the entry
 * `lastEntry`.
 */
export async function auditOperations(
  db: Reader,
  lastEntry: number,
  earlier = NOTHING,
): Promise<{ readonly findings: readonly Finding[]; readonly proof: LedgerProof }> {
  const { rows } = await sql<{ entries: number; made: number; provedMade: number }>`
    select count(*) filter (where id <= ${lastEntry}) as entries,
      coalesce(-sum(delta) filter (where account <> 'player'), 0)::bigint as made,
      coalesce(-sum(delta) filter (where account <> 'player' and id <= ${lastEntry}), 0)::bigint as "provedMade"
    from ledger_entries where id > ${earlier.lastEntry}`.execute(db)
  const { entries = 0, made = 0, provedMade = 0 } = rows[0] ?? {}
  const findings = await findViolators(db, [
    [
      'the sum of balances is what was created minus what was destroyed',
      sql`select held || ' held, ' || made || ' created minus destroyed' as who
        from (select coalesce(sum(balance), 0) as held, ${earlier.made + made}::bigint as made from wallets) w
        where held <> made`,
    ],
    [
      'the entries of every operation sum to zero',
      sql`select operation::text as who from ledger_entries where id > ${earlier.lastEntry}
        group by operation having sum(delta) <> 0`,
    ],
  ])
  return { findings, proof: { lastEntry, entries: earlier.entries + entries, made: earlier.made + provedMade } }
}

async function findViolators(db: Reader, rules: readonly Rule[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [rule, violators] of rules) {
    const { rows } = await sql<Omit<Finding, 'rule'>>`
      select count(*)::int as faults, min(who) as first from (${violators}) as broken`.execute(db)
    findings.push({ rule, faults: rows[0]?.faults ?? 0, first: rows[0]?.first ?? null })
  }
  return findings
}
