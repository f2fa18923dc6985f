import type { Card } from '@otogi/content/pack'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { readLongSnapshot } from '../../platform/db/snapshot.ts'
import { heldByCard, heldByPlayer, type Held } from '../collection/index.ts'
import { givenUpByCard, givenUpByPlayer } from '../market/index.ts'
import { listCollectionStats } from '../players/index.ts'
import { miscountedPolls } from '../polls/index.ts'
import { drawnByCard, drawsByPlayer } from '../summon/index.ts'
import { auditLedger, countEntries, type Finding } from '../wallet/index.ts'
import { auditDeeds } from './audit-deeds.ts'
import { added, byPlayer, differing, without, type Figures } from './figures.ts'
import { brokenBy } from './finding.ts'
import { insertAudit } from './store.ts'

export type Audit = { readonly findings: readonly Finding[]; readonly entries: number; readonly copies: number }

/** Proves that gachas, copies, claims and votes add up, rule by rule; players may go on meanwhile. */
export function auditBooks(reader: Reader, cards: readonly Card[]): Promise<Audit> {
  return readLongSnapshot(reader, async (db) => {
    // Sums over millions of rows are sorted in memory rather than on the disk.
    await sql`set local work_mem = '64MB'`.execute(db)
    return auditWithin(db, cards)
  })
}

/** The same within a transaction of the caller. */
export async function auditWithin(db: Reader, cards: readonly Card[]): Promise<Audit> {
  const held = await heldByPlayer(db, cards)
  const draws = await drawsByPlayer(db)
  const standings = await listCollectionStats(db)
  const gone = standings.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
  const findings = [
    ...(await auditLedger(db)),
    ...(await auditCopies(db, held, { draws, gone })),
    ...auditStandings(standings, held),
    ...(await auditDeeds(db, draws, gone)),
    brokenBy('every poll counts as many votes as it has voters', await miscountedPolls(db)),
  ]
  return {
    findings,
    entries: await countEntries(db),
    copies: draws.reduce((sum, { copies }) => sum + copies, 0),
  }
}

type Drawn = { readonly draws: Awaited<ReturnType<typeof drawsByPlayer>>; readonly gone: readonly string[] }

/** Nothing is left of the copies of a player who is gone: they are in neither book. */
async function auditCopies(db: Reader, held: readonly Held[], { draws, gone }: Drawn): Promise<Finding[]> {
  const givenUp = byPlayer(await givenUpByPlayer(db), 'copies', 'print')
  const owed = without(added(byPlayer(draws, 'copies', 'print'), givenUp, -1), gone)
  const owedOfCards = added(single(await drawnByCard(db, gone)), single(await givenUpByCard(db, gone)), -1)
  return [
    brokenBy(
      'every player holds what was drawn and bought less what was given up',
      differing(byPlayer(held, 'copies', 'print'), owed),
    ),
    brokenBy(
      'of every card, copies held and for sale are those drawn',
      differing(single(await heldByCard(db)), owedOfCards),
    ),
  ]
}

function auditStandings(standings: Awaited<ReturnType<typeof listCollectionStats>>, held: readonly Held[]): Finding[] {
  const told = standings.map(({ id: player, ...figures }) => ({ player, ...figures }))
  return [
    brokenBy(
      'every total power is that of the cards held',
      differing(byPlayer(told, 'power'), byPlayer(held, 'power')),
    ),
    brokenBy(
      'every number of unique cards is that of the cards held',
      differing(byPlayer(told, 'uniqueCards'), byPlayer(held, 'uniqueCards')),
    ),
  ]
}

function single(counts: ReadonlyMap<string, number>): Figures {
  return new Map([...counts].map(([key, count]) => [key, [count]]))
}

/** Keeps when the books were proved, for all to see. */
export async function recordAudit(tx: Tx, { findings, entries, copies }: Audit, at: Date): Promise<void> {
  const broken = findings.filter(({ faults }) => faults > 0).length
  await insertAudit(tx, { at, entries, copies, rules: findings.length, broken })
}
