import type { Pack } from '@otogi/content/pack'
import type { SummonedCard } from '@otogi/contract/summon'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { replayPull } from '@otogi/rules/summon/fair'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Collection } from '../collection/index.ts'
import { recordSummon } from '../quests/index.ts'
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

type Deps = { readonly pack: Pack; readonly pools: Pools; readonly collection: Collection }

export function createPullAction({ pack, pools, collection }: Deps): Pull {
  const general: Source = { banner: 'normal', series: null, edition: null, pools: pools() }

  async function findSpecialSource(
    { tx, player, today }: WriteContext,
    { count, anime }: PullRequest,
  ): Promise<Source> {
    const edition = await findEdition(tx, pack, today)
    await requireCardsLeft(tx, player.id, edition, { count, anime })
    const { id, series } = edition
    return { banner: 'special', series: series.id, edition: id, pools: pools(series.id) }
  }

  return async (call, request) => {
    const { tx, player, at } = call
    const { count } = request
    const source = request.isSpecial ? await findSpecialSource(call, request) : general
    const { pityCount } = await burnGachas(tx, player.id, {
      gachas: PULL_COST[count],
      reason: `summon:${source.banner}`,
      at,
    })
    const seed = await takePullCounter(tx, player.id, source.pools.hash)

    const drawn = replayPull({ ...seed, count, pityCount, ...source.pools })

    await savePityCount(tx, player.id, drawn.pityCount)
    if (!seed.hasPools) await storePools(tx, source.pools)
    await recordPull(tx, { playerId: player.id, source, drawn, pityCountBefore: pityCount, seed, at })
    const { added, player: grown } = await collection.add(tx, player.id, drawn.cards, at)
    await recordSummon(tx, grown, count)
    return added.map(({ cardId, copies, isNew }) => ({ ...collection.catalog.get(cardId), copies, isNew }))
  }
}
