import { PULLS_PER_PAGE } from '@otogi/contract/page-sizes'
import type { Pack } from '@otogi/content/pack'
import type { InputOf, ReplyOf } from '@otogi/contract/endpoint'
import type { PastPull, PullExport, summon } from '@otogi/contract/summon'
import { endOfDay, parseDay, startOfDay } from '@otogi/rules/calendar/madrid-day'
import { computeCommitment } from '@otogi/rules/summon/fair'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import { readSnapshot } from '../../platform/db/snapshot.ts'

type Filters = InputOf<typeof summon.history>
type History = ReplyOf<typeof summon.history>

/** Returns one page of a player's pulls, newest first. */
export async function listHistory(db: Reader, pack: Pack, playerId: string, filters: Filters): Promise<History> {
  const page = Math.max(1, filters.page ?? 1)
  const rows = await joinSeeds(selectPulls(db, playerId, filters))
    .orderBy('pulls.at', 'desc')
    .orderBy('pulls.id', 'desc')
    .limit(PULLS_PER_PAGE)
    .offset((page - 1) * PULLS_PER_PAGE)
    .execute()
  const { total } = await selectPulls(db, playerId, filters)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    pulls: rows.map((row) => toPastPull(pack, row)),
    total,
    sinceLast: {
      'S+': await countDrawsSinceLast(db, playerId, 'S+'),
      SS: await countDrawsSinceLast(db, playerId, 'SS'),
    },
  }
}

/** Returns all pulls of a player, read from one snapshot, oldest first. */
export function exportPulls(db: Reader, pack: Pack, playerId: string): Promise<PullExport> {
  return readSnapshot(db, async (snapshot) => {
    const rows = await joinSeeds(selectPulls(snapshot, playerId)).orderBy('pulls.at').orderBy('pulls.id').execute()
    return {
      format: 'otogi-pulls-1',
      seeds: await listSeeds(snapshot, playerId),
      pools: await findPools(snapshot, [...new Set(rows.map((row) => row.pool))]),
      pulls: rows.map((row) => toPastPull(pack, row)),
    }
  })
}

/** Returns the card pools with the given hashes, keyed by hash. */
export async function findPools(db: Reader, hashes: readonly string[]): Promise<PullExport['pools']> {
  if (hashes.length === 0) return {}
  const rows = await db.selectFrom('card_pools').selectAll().where('hash', 'in', hashes).execute()
  return Object.fromEntries(
    rows.map(({ hash, pools, fallback }) => [hash, { pools, fallback } as PullExport['pools'][string]]),
  )
}

function selectPulls(db: Reader, playerId: string, { rarity, banner, from, to }: Filters = {}) {
  let pulls = db
    .selectFrom('pulls')
    .innerJoin('seeds', (join) =>
      join.onRef('seeds.id', '=', 'pulls.seed_id').onRef('seeds.player_id', '=', 'pulls.player_id'),
    )
    .where('pulls.player_id', '=', playerId)
  if (rarity) pulls = pulls.where(buildRarityCondition(rarity))
  if (banner) pulls = pulls.where('pulls.banner', '=', banner)
  if (from) pulls = pulls.where('pulls.at', '>=', new Date(startOfDay(parseDay(from))))
  if (to) pulls = pulls.where('pulls.at', '<', new Date(endOfDay(parseDay(to))))
  return pulls
}

function joinSeeds(query: ReturnType<typeof selectPulls>) {
  return query.selectAll('pulls').select(['seeds.server_seed', 'seeds.client_seed', 'seeds.revealed_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof joinSeeds>['execute']>>[number]

function toPastPull(pack: Pack, row: Row): PastPull {
  return {
    id: row.id,
    at: row.at.getTime(),
    banner: row.banner,
    anime: row.series && (pack.seriesById.get(row.series)?.guess.en ?? row.series),
    count: row.cards.length as PastPull['count'],
    rarities: row.rarities,
    cards: row.cards,
    throwsBefore: row.throws_before,
    commitment: computeCommitment(row.server_seed),
    clientSeed: row.client_seed,
    counter: row.counter,
    pool: row.pool,
    rules: row.rules,
    serverSeed: row.revealed_at && row.server_seed.toString('hex'),
  }
}

async function listSeeds(db: Reader, playerId: string): Promise<PullExport['seeds']> {
  const seeds = await db
    .selectFrom('seeds')
    .select(['server_seed', 'client_seed', 'next_counter', 'revealed_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  return seeds.map((seed) => ({
    commitment: computeCommitment(seed.server_seed),
    clientSeed: seed.client_seed,
    pulls: seed.next_counter,
    serverSeed: seed.revealed_at && seed.server_seed.toString('hex'),
  }))
}

/** Counts the cards that the player has drawn since the last card of a rarity; null if there was none. */
async function countDrawsSinceLast(db: Reader, playerId: string, rarity: Rarity): Promise<number | null> {
  const last = await db
    .selectFrom('pulls')
    .select(['id', 'at', 'rarities'])
    .where('player_id', '=', playerId)
    .where(buildRarityCondition(rarity))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const { later } = await db
    .selectFrom('pulls')
    .select(sql<number>`coalesce(sum(cardinality(cards)), 0)`.as('later'))
    .where('player_id', '=', playerId)
    .where(sql<boolean>`(at, id) > (${last.at}, ${last.id}::uuid)`)
    .executeTakeFirstOrThrow()
  return last.rarities.length - 1 - last.rarities.lastIndexOf(rarity) + Number(later)
}

function buildRarityCondition(rarity: Rarity) {
  return sql<boolean>`pulls.rarities @> array[${rarity}]`
}
