import type { Pack } from '@otogi/content/pack'
import { summon } from '@otogi/contract/summon'
import type { PullCount } from '@otogi/rules/summon/draw'
import { effectiveOdds, valueOf } from '@otogi/rules/summon/effective-odds'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { generalBanner, specialBanner } from './banners.ts'
import { exportOf, findPools, historyOf } from './history.ts'
import { poolsOf, type Source } from './pools.ts'
import { pull } from './pull.ts'
import { changeSeed, fairnessOf } from './seeds.ts'
import { allowWish, currentEdition, wishesLeft } from './special.ts'

type SummonDeps = { readonly pack: Pack; readonly catalogue: Catalogue }

export function summonRoutes(mount: Mount, deps: SummonDeps): void {
  bannerRoutes(mount, deps)
  pastRoutes(mount, deps)
}

function bannerRoutes(mount: Mount, { pack, catalogue }: SummonDeps): void {
  const pools = poolsOf(pack)
  const general: Source = { banner: 'normal', series: null, edition: null, pools: pools() }
  mount(summon.pull, async ({ tx, player: { id: playerId }, at, today, input }) => {
    const count = input.raritys.length as PullCount
    const special = async (): Promise<Source> => {
      const edition = await currentEdition(tx, pack, today)
      await allowWish(tx, playerId, edition, { count, anime: input.anime })
      const { id, series } = edition
      return { banner: 'special', series: series.id, edition: id, pools: pools(series.id) }
    }
    const source = input.banner === 'special' ? await special() : general
    return pull(tx, catalogue, playerId, { count, source, at })
  })
  const shelf = { pack, catalogue, pools }
  mount(summon.banners, async ({ db, player: { id: playerId }, today }) => {
    const edition = await currentEdition(db, pack, today)
    const left = await wishesLeft(db, playerId, edition)
    return [generalBanner(shelf), specialBanner(shelf, edition, left)]
  })
  const odds = {
    base: inShares((rarity) => BASE_ODDS_PER_MILLE[rarity] / 1000),
    guaranteed: inShares((rarity) => GUARANTEED_ODDS_PER_MILLE[rarity] / 1000),
    effective: effectiveShares(),
  }
  mount(summon.odds, () => odds)
}

function pastRoutes(mount: Mount, { pack }: SummonDeps): void {
  mount(summon.history, ({ db, player: { id: playerId }, input }) => historyOf(db, pack, playerId, input))
  mount(summon.exported, ({ db, player: { id: playerId } }) => exportOf(db, pack, playerId))
  mount(summon.pools, async ({ db, input }) => {
    const pools = (await findPools(db, [input.pool]))[input.pool]
    if (!pools) throw new Refusal('NOT_FOUND')
    return pools
  })
  mount(summon.fairness, ({ db, player: { id: playerId } }) => fairnessOf(db, playerId))
  mount(summon.changeSeed, async ({ tx, player: { id: playerId }, at, input }) => {
    await changeSeed(tx, playerId, input, at)
    return fairnessOf(tx, playerId)
  })
}

function effectiveShares(): Record<Rarity, number> {
  const exact = effectiveOdds(10)
  return inShares((rarity) => valueOf(exact[rarity]))
}

function inShares(share: (rarity: Rarity) => number): Record<Rarity, number> {
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, share(rarity)])) as Record<Rarity, number>
}
