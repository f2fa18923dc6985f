import type { Pack } from '@otogi/content/pack'
import type { SummonedCard } from '@otogi/contract/summon'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { replayPull } from '@otogi/rules/summon/fair'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Collection } from '../collection/index.ts'
import { recordSummon } from '../quests/index.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { burnGachas, savePityCount } from '../wallet/index.ts'
import type { Pools, Source } from './pools.ts'
import { takePullCounter } from './seeds.ts'
import { findEdition, requireCardsLeft } from './special.ts'
import { recordPull, storePools } from './store.ts'

export type PullRequest = {
  readonly count: PullCount
  readonly isSpecial: boolean
  /** The series that the special banner showed to the player. */
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

export function createPullAction({ pack, pools, collection, withdrawn }: Deps): Pull {
  async function findSource(
    { tx, player, today }: WriteContext,
    { count, isSpecial, anime }: PullRequest,
  ): Promise<Source> {
    if (!isSpecial) return { banner: 'normal', series: null, edition: null, pools: pools() }
    const edition = await findEdition(tx, pack, withdrawn.current(), today)
    await requireCardsLeft(tx, player.id, edition, { count, anime })
    const { id, series } = edition
    return { banner: 'special', series: series.id, edition: id, pools: pools(series.id) }
  }

  return async (call, request) => {
    const { tx, player, at } = call
    const { count } = request
    let source = await findSource(call, request)
    const { pityCount } = await burnGachas(tx, player.id, {
      gachas: PULL_COST[count],
      reason: `summon:${source.banner}`,
      at,
    })
    let seed = await takePullCounter(tx, player.id, source.pools.hash)
    if (seed.contentVersion !== withdrawn.current().version) {
      // Another process has withdrawn or restored content. It cannot happen again before the commit, because that waits
      // for the lock of the player's row.
      await withdrawn.refresh(tx)
      source = await findSource(call, request)
      seed = { ...seed, hasPools: false }
    }

    const drawn = replayPull({ ...seed, count, pityCount, ...source.pools })

    await savePityCount(tx, player.id, drawn.pityCount)
    if (!seed.hasPools) await storePools(tx, source.pools)
    await recordPull(tx, { playerId: player.id, source, drawn, pityCountBefore: pityCount, seed, at })
    const { added, player: grown } = await collection.add(tx, player.id, drawn.cards, at)
    await recordSummon(tx, grown, count)
    return added.map(({ cardId, copies, isNew }) => ({ ...collection.catalog.get(cardId), copies, isNew }))
  }
}
