import type { Pack } from '@otogi/content/pack'
import { summon } from '@otogi/contract/summon'
import type { PullCount } from '@otogi/rules/summon/draw'
import { effectiveOdds, valueOf } from '@otogi/rules/summon/effective-odds'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Clock } from '../../platform/process/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { generalBanner, specialBanner } from './banners.ts'
import { exportOf, findPools, historyOf } from './history.ts'
import { poolsOf, type Source } from './pools.ts'
import { pull } from './pull.ts'
import { changeSeed, fairnessOf } from './seeds.ts'
import { allowWish, currentEdition, wishesLeft } from './special.ts'

type World = { readonly clock: Clock; readonly pack: Pack; readonly catalogue: Catalogue }

export function summonRoutes(mount: Mount, world: World): void {
  bannerRoutes(mount, world)
  pastRoutes(mount, world)
}

function bannerRoutes(mount: Mount, { clock, pack, catalogue }: World): void {
  const pools = poolsOf(pack)
  const general: Source = { banner: 'normal', series: null, edition: null, pools: pools() }
  mount.write(summon.pull, async ({ tx, playerId, input }) => {
    const count = input.raritys.length as PullCount
    const special = async (): Promise<Source> => {
      const edition = await currentEdition(tx, pack, clock.today())
      await allowWish(tx, playerId, edition, { count, anime: input.anime })
      const { id, series } = edition
      return { banner: 'special', series: series.id, edition: id, pools: pools(series.id) }
    }
    const source = input.banner === 'special' ? await special() : general
    return pull(tx, catalogue, playerId, { count, source, at: new Date(clock.now()) })
  })
  const shelf = { pack, catalogue, pools }
  mount.read(summon.banners, async ({ db, playerId }) => {
    const edition = await currentEdition(db, pack, clock.today())
    const left = await wishesLeft(db, playerId, edition)
    return [generalBanner(shelf), specialBanner(shelf, edition, left)]
  })
  const odds = {
    base: inShares((rarity) => BASE_ODDS_PER_MILLE[rarity] / 1000),
    guaranteed: inShares((rarity) => GUARANTEED_ODDS_PER_MILLE[rarity] / 1000),
    effective: effectiveShares(),
  }
  mount.open(summon.odds, () => Promise.resolve(odds))
}

function pastRoutes(mount: Mount, { clock, pack }: World): void {
  mount.read(summon.history, ({ db, playerId, input }) => historyOf(db, pack, playerId, input))
  mount.read(summon.exported, ({ db, playerId }) => exportOf(db, pack, playerId))
  mount.read(summon.pools, async ({ db, input }) => {
    const pools = (await findPools(db, [input.pool]))[input.pool]
    if (!pools) throw new Refusal('NOT_FOUND')
    return pools
  })
  mount.read(summon.fairness, ({ db, playerId }) => fairnessOf(db, playerId))
  mount.write(summon.changeSeed, async ({ tx, playerId, input }) => {
    await changeSeed(tx, playerId, input, new Date(clock.now()))
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
