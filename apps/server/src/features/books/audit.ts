import type { Card } from '@otogi/content/pack'
import { sql } from 'kysely'
import type { Database, Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countCopiesByCard, listHoldings, type Holdings } from '../collection/index.ts'
import { listTradersSince, sumTradedAwayByCard, sumTradedAwayByPlayer } from '../market/index.ts'
import { listCollectionStats, listPlayerIdsAfter } from '../players/index.ts'
import { listMiscountedPolls } from '../polls/index.ts'
import { countDrawnCopies, countDrawsByCard, sumDrawsByPlayer } from '../summon/index.ts'
import {
  auditOperations,
  auditWallets,
  findLastEntryId,
  listPlayersAfterEntry,
  type Finding,
  type LedgerProof,
} from '../wallet/index.ts'
import { listWithdrawnCards } from '../withdrawn/index.ts'
import { auditEvents, type AuditedPlayers } from './audit-events.ts'
import { createFinding } from './finding.ts'
import { addSums, groupByPlayer, listDifferences, removePlayers, type Sums } from './sums.ts'

export type Audit = { readonly findings: readonly Finding[]; readonly proof: LedgerProof; readonly copies: number }

/**
 * What an audit reads. `lastEntry` is the last ledger entry that the next audit may skip; by default, the last one in
 * the snapshot. If `earlier` (an audit without faults) is set, only players with newer entries or listings are checked.
 */
export type AuditScope = {
  readonly lastEntry?: number
  readonly earlier?: { readonly proof: LedgerProof; readonly at: Date }
}

/** Number of players checked at a time, so that memory use does not grow with the number of players. */
const SLICE = 50_000
/** Advisory lock that allows one audit at a time. Parallel audits would slow down the players and each other. */
const LOCK = 6_846_476
/** The longest time that a transaction may run after it has read the clock. */
const LONGEST_TRANSACTION_MS = 60_000

/**
 * Checks that gachas, copies, claims and votes add up, rule by rule. Reads from a snapshot, so players can keep
 * playing. Refuses to run while another audit of this database runs.
 */
export function auditBooks(
  { readLongSnapshot }: Pick<Database, 'readLongSnapshot'>,
  cards: readonly Card[],
  scope: AuditScope = {},
): Promise<Audit> {
  return readLongSnapshot(async (db) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as locked`.execute(db)
    if (!rows[0]?.locked) throw new Refusal('AUDIT_RUNNING')
    // Enough memory to sort millions of rows without temporary files.
    await sql`set local work_mem = '64MB'`.execute(db)
    return auditInTransaction(db, cards, scope)
  })
}

/** Like `auditBooks`, but in the caller's transaction. */
export async function auditInTransaction(
  db: Reader,
  cards: readonly Card[],
  { lastEntry, earlier }: AuditScope = {},
): Promise<Audit> {
  const removed = await listWithdrawnCards(db)
  const known = [...new Map([...removed, ...cards].map(({ id, power }) => [id, { id, power }])).values()]
  const operations = await auditOperations(db, lastEntry ?? (await findLastEntryId(db)), earlier?.proof)
  const ofPlayers: Finding[] = []
  for await (const playerIds of listSlices(db, earlier)) ofPlayers.push(...(await auditPlayers(db, known, playerIds)))
  const polls = createFinding('every poll has as many votes as voters', await listMiscountedPolls(db))
  return {
    findings: [...operations.findings, ...mergeFindings(ofPlayers), polls],
    proof: operations.proof,
    copies: await countDrawnCopies(db),
  }
}

/**
 * Lists the players that have changed since an earlier audit, or all players, in slices. There is at least one slice.
 */
async function* listSlices(db: Reader, earlier: AuditScope['earlier']): AsyncGenerator<readonly string[]> {
  if (earlier) {
    const since = new Date(earlier.at.getTime() - LONGEST_TRANSACTION_MS)
    const traders = await listTradersSince(db, since)
    const changed = [...new Set([...(await listPlayersAfterEntry(db, earlier.proof.lastEntry)), ...traders])]
    for (let start = 0; start === 0 || start < changed.length; start += SLICE) yield changed.slice(start, start + SLICE)
    return
  }
  let slice: readonly string[] | undefined
  do {
    slice = await listPlayerIdsAfter(db, slice?.at(-1), SLICE)
    yield slice
  } while (slice.length === SLICE)
}

/** Adds up the slices' findings for each rule. */
function mergeFindings(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, slices]) => ({
    rule,
    faults: slices.reduce((sum, { faults }) => sum + faults, 0),
    first: slices.find(({ first }) => first !== null)?.first ?? null,
  }))
}

async function auditPlayers(
  db: Reader,
  cards: Parameters<typeof listHoldings>[1],
  playerIds: readonly string[],
): Promise<Finding[]> {
  const held = await listHoldings(db, cards, playerIds)
  const draws = await sumDrawsByPlayer(db, playerIds)
  const stats = await listCollectionStats(db, playerIds)
  const deletedPlayerIds = stats.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
  const players = { playerIds, deletedPlayerIds, draws }
  return [
    ...(await auditWallets(db, playerIds)),
    ...(await auditCopies(db, held, players)),
    ...auditPlayerStats(stats, held),
    ...(await auditEvents(db, players)),
  ]
}

async function auditCopies(
  db: Reader,
  holdings: readonly Holdings[],
  { playerIds, deletedPlayerIds, draws }: AuditedPlayers,
): Promise<Finding[]> {
  const givenUp = groupByPlayer(await sumTradedAwayByPlayer(db, playerIds), 'copies', 'print')
  const owed = removePlayers(addSums(groupByPlayer(draws, 'copies', 'print'), givenUp, -1), deletedPlayerIds)
  const deleted = new Set(deletedPlayerIds)
  const activeIds = playerIds.filter((id) => !deleted.has(id))
  const owedOfCards = addSums(
    toSums(await countDrawsByCard(db, activeIds)),
    toSums(await sumTradedAwayByCard(db, activeIds)),
    -1,
  )
  return [
    createFinding(
      'every player holds the cards drawn and bought minus those sold or listed',
      listDifferences(groupByPlayer(holdings, 'copies', 'print'), owed),
    ),
    createFinding(
      'for every card, copies held and for sale equal those drawn',
      listDifferences(toSums(await countCopiesByCard(db, playerIds)), owedOfCards),
    ),
  ]
}

function auditPlayerStats(
  stats: Awaited<ReturnType<typeof listCollectionStats>>,
  holdings: readonly Holdings[],
): Finding[] {
  const summaries = stats.map(({ id: player, ...figures }) => ({ player, ...figures }))
  return [
    createFinding(
      'every total power equals that of the cards held',
      listDifferences(groupByPlayer(summaries, 'power'), groupByPlayer(holdings, 'power')),
    ),
    createFinding(
      'every number of unique cards matches the cards held',
      listDifferences(groupByPlayer(summaries, 'uniqueCards'), groupByPlayer(holdings, 'uniqueCards')),
    ),
  ]
}

function toSums(counts: ReadonlyMap<string, number>): Sums {
  return new Map([...counts].map(([key, count]) => [key, [count]]))
}
