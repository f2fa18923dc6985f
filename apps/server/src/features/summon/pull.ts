import type { Pack } from '@otogi/content/pack'
import type { SummonedCard } from '@otogi/contract/summon'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { replayPull } from '@otogi/rules/summon/fair'
import { sql } from 'kysely'
import { buildEmptyQuery, readTogether, writeTogether } from '../../platform/db/together.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import {
  buildNewCardsWrite,
  HELD_QUANTITIES,
  listAddedCards,
  sumPower,
  type Collection,
  type HeldQuantities,
} from '../collection/index.ts'
import { buildSummonWrite } from '../quests/index.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { buildBalanceQuery, buildBurnWrite, requireBalance, type Balance } from '../wallet/index.ts'
import type { Pools, Source } from './pools.ts'
import { buildSeedQuery, buildCounterIncrement } from './seeds.ts'
import { buildEditionQueries, chooseEdition, requireCardsLeft } from './special.ts'
import { buildCardPoolsInsert, buildPullWrite, type BannerSeries, type EditionDraws } from './store.ts'

export type PullRequest = {
  readonly count: PullCount
  readonly isSpecial: boolean
  /** The series of the special banner that the player saw. */
  readonly anime: string | null | undefined
}

/** Pays for one or ten cards, draws them from the player's committed seed and adds them to the collection. */
export type Pull = (call: WriteContext, request: PullRequest) => Promise<SummonedCard[]>

type Deps = {
  readonly pack: Pack
  readonly pools: Pools
  readonly collection: Collection
  readonly withdrawn: Withdrawn
}

export function createPullAction({ pack, pools, collection: { catalog }, withdrawn }: Deps): Pull {
  /**
   * Hashes of card pools that are already in the database, stored by a committed pull. Later pulls do not send these
   * pools again.
   */
  const storedPools = new Set<string>()

  function findSource({ today }: WriteContext, { isSpecial, ...request }: PullRequest, special: Special): Source {
    if (!isSpecial) return { banner: 'normal', series: null, edition: null, pools: pools() }
    const edition = chooseEdition(pack, withdrawn.current(), special.banner[0], today)
    requireCardsLeft(edition, { ...request, draws: special.editionDraws })
    const { id, series } = edition
    return { banner: 'special', series: series.id, edition: id, pools: pools(series.id) }
  }

  return async (call, request) => {
    const { tx, player, at, today } = call
    const { count, isSpecial } = request
    const { before, seed, ...special } = await readTogether(tx, {
      before: buildBalanceQuery(player.id),
      seed: buildSeedQuery(player.id),
      ...(isSpecial ? buildEditionQueries(player.id, today) : NO_EDITION_QUERIES),
    })
    const [{ pityCount }, current] = [requireRow(before), requireRow(seed)]
    // Another process may have withdrawn or restored content since the last refresh. It cannot do so again before this
    // commit, because a takedown waits for the lock on the player's row.
    if (current.contentVersion !== withdrawn.current().version) await withdrawn.refresh(tx)
    const source = findSource(call, request, special)
    const serverSeed = Buffer.from(current.serverSeed, 'hex')
    const drawn = replayPull({ ...current, serverSeed, count, pityCount, ...source.pools })
    const { cards: cardIds } = drawn
    const grown = { ...player, total_power: player.total_power + sumPower(catalog, cardIds) }
    const arePoolsStored = storedPools.has(source.pools.hash)

    const payment = {
      gachas: PULL_COST[count],
      reason: `summon:${source.banner}`,
      at,
      pityCount: drawn.pityCount,
    } as const
    const writes = [
      buildBurnWrite(player.id, payment),
      buildCounterIncrement(player.id, current),
      ...(arePoolsStored ? [] : [buildCardPoolsInsert(source.pools)]),
      buildPullWrite({ playerId: player.id, source, drawn, pityCountBefore: pityCount, seed: current, at }),
      buildNewCardsWrite(catalog, { playerId: player.id, cardIds, at }),
      buildSummonWrite(grown, count),
    ]
    const hasNewPools = arePoolsStored ? sql`false` : sql`exists (select from card_pool)`
    const result = await writeTogether(
      tx,
      writes,
      sql<PullResult>`
        select balance as gachas, throws as "pityCount", ${HELD_QUANTITIES} as held, ${hasNewPools} as "hasNewPools" from wallet`,
    )
    const { held, hasNewPools: mayRollBack } = requireBalance(result)
    if (!mayRollBack) storedPools.add(source.pools.hash)
    return listAddedCards(cardIds, held).map(({ cardId, copies, isNew }) => ({ ...catalog.get(cardId), copies, isNew }))
  }
}

type PullResult = Balance & { readonly held: HeldQuantities; readonly hasNewPools: boolean }

const NO_EDITION_QUERIES: ReturnType<typeof buildEditionQueries> = {
  banner: buildEmptyQuery(),
  editionDraws: buildEmptyQuery(),
}

type Special = { readonly banner: readonly BannerSeries[]; readonly editionDraws: readonly EditionDraws[] }

function requireRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('the player has no wallet or no seed')
  return row
}
