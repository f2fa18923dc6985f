import type { Card } from '@otogi/content/pack'
import { startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { readLongSnapshot } from '../../platform/db/snapshot.ts'
import { countCopiesByCard, listHoldings, type Holdings } from '../collection/index.ts'
import { sumTradedAwayByCard, sumTradedAwayByPlayer } from '../market/index.ts'
import { listCollectionStats } from '../players/index.ts'
import { listMiscountedPolls } from '../polls/index.ts'
import { countDrawsByCard, sumDrawsByPlayer } from '../summon/index.ts'
import { auditLedger, countEntries, type Finding } from '../wallet/index.ts'
import { auditEvents } from './audit-events.ts'
import { addSums, groupByPlayer, listDifferences, removePlayers, type Sums } from './sums.ts'
import { createFinding } from './finding.ts'
import { findLastAudit, insertAudit } from './store.ts'

export type Audit = { readonly findings: readonly Finding[]; readonly entries: number; readonly copies: number }

/**
 * Checks that gachas, copies, claims and votes add up, rule by rule. Reads from a snapshot, so players can keep
 * playing.
 */
export function auditBooks(reader: Reader, cards: readonly Card[]): Promise<Audit> {
  return readLongSnapshot(reader, async (db) => {
    // Enough memory to sort millions of rows without temporary files.
    await sql`set local work_mem = '64MB'`.execute(db)
    return auditInTransaction(db, cards)
  })
}

/** Like `auditBooks`, but in the caller's transaction. */
export async function auditInTransaction(db: Reader, cards: readonly Card[]): Promise<Audit> {
  const held = await listHoldings(db, cards)
  const draws = await sumDrawsByPlayer(db)
  const standings = await listCollectionStats(db)
  const deletedPlayerIds = standings.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
  const findings = [
    ...(await auditLedger(db)),
    ...(await auditCopies(db, held, { draws, deletedPlayerIds })),
    ...auditPlayerStats(standings, held),
    ...(await auditEvents(db, draws, deletedPlayerIds)),
    createFinding('every poll counts as many votes as it has voters', await listMiscountedPolls(db)),
  ]
  return {
    findings,
    entries: await countEntries(db),
    copies: draws.reduce((sum, { copies }) => sum + copies, 0),
  }
}

type DrawHistory = {
  readonly draws: Awaited<ReturnType<typeof sumDrawsByPlayer>>
  readonly deletedPlayerIds: readonly string[]
}

/**
 * The cards of deleted players were deleted with their accounts, so both sides of the
 * comparison leave them out.
 */
async function auditCopies(
  db: Reader,
  holdings: readonly Holdings[],
  { draws, deletedPlayerIds }: DrawHistory,
): Promise<Finding[]> {
  const givenUp = groupByPlayer(await sumTradedAwayByPlayer(db), 'copies', 'print')
  const owed = removePlayers(addSums(groupByPlayer(draws, 'copies', 'print'), givenUp, -1), deletedPlayerIds)
  const owedOfCards = addSums(
    toSums(await countDrawsByCard(db, deletedPlayerIds)),
    toSums(await sumTradedAwayByCard(db, deletedPlayerIds)),
    -1,
  )
  return [
    createFinding(
      'every player holds what was drawn and bought less what was given up',
      listDifferences(groupByPlayer(holdings, 'copies', 'print'), owed),
    ),
    createFinding(
      'of every card, copies held and for sale are those drawn',
      listDifferences(toSums(await countCopiesByCard(db)), owedOfCards),
    ),
  ]
}

function auditPlayerStats(
  stats: Awaited<ReturnType<typeof listCollectionStats>>,
  holdings: readonly Holdings[],
): Finding[] {
  const told = stats.map(({ id: player, ...figures }) => ({ player, ...figures }))
  return [
    createFinding(
      'every total power is that of the cards held',
      listDifferences(groupByPlayer(told, 'power'), groupByPlayer(holdings, 'power')),
    ),
    createFinding(
      'every number of unique cards is that of the cards held',
      listDifferences(groupByPlayer(told, 'uniqueCards'), groupByPlayer(holdings, 'uniqueCards')),
    ),
  ]
}

function toSums(counts: ReadonlyMap<string, number>): Sums {
  return new Map([...counts].map(([key, count]) => [key, [count]]))
}

/** Stores the result of an audit for the public statistics. */
export async function recordAudit(tx: Tx, { findings, entries, copies }: Audit, at: Date): Promise<void> {
  const broken = findings.filter(({ faults }) => faults > 0).length
  await insertAudit(tx, { at, entries, copies, rules: findings.length, broken })
}

/** Whether the last audit was on this day or later. */
export async function wasAuditedOn(db: Reader, day: MadridDay): Promise<boolean> {
  const last = await findLastAudit(db)
  return last !== undefined && last.at.getTime() >= startOfDay(day)
}
