import type { Pack } from '@otogi/content/pack'
import { summon } from '@otogi/contract/summon'
import type { PullCount } from '@otogi/rules/summon/draw'
import { computeEffectiveOdds, toDecimal } from '@otogi/rules/summon/effective-odds'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { revokeShareLinks } from '../players/index.ts'
import type { ListBanners } from './banners.ts'
import { exportPulls, findPools, listHistory } from './history.ts'
import type { Pull } from './pull.ts'
import { changeSeed, readFairness } from './seeds.ts'
import type { SharedPulls } from './shared-pulls.ts'

type Deps = {
  readonly db: Database
  readonly pack: Pack
  readonly pull: Pull
  readonly listBanners: ListBanners
  readonly sharedPulls: SharedPulls
}

export function mountSummonRoutes(mount: Mount, { db, pack, pull, listBanners, sharedPulls }: Deps): void {
  mountBannerRoutes(mount, { pull, listBanners })
  mountHistoryRoutes(mount, pack)
  mountSharedPullRoutes(mount, { db, sharedPulls })
  mountSeedRoutes(mount)
}

function mountBannerRoutes(mount: Mount, { pull, listBanners }: Pick<Deps, 'pull' | 'listBanners'>): void {
  const odds = {
    base: mapShares((rarity) => BASE_ODDS_PER_MILLE[rarity] / 1000),
    guaranteed: mapShares((rarity) => GUARANTEED_ODDS_PER_MILLE[rarity] / 1000),
    effective: computeEffectiveShares(),
  }
  mount(summon.pull, (call) => {
    const { rarities, banner, anime } = call.input
    return pull(call, { count: rarities.length as PullCount, isSpecial: banner === 'special', anime })
  })
  mount(summon.banners, listBanners)
  mount(summon.odds, () => odds)
}

function mountHistoryRoutes(mount: Mount, pack: Pack): void {
  mount(summon.history, ({ db, player, input }) => listHistory(db, pack, player.id, input))
  mount(summon.exported, ({ db, player }) => exportPulls(db, pack, player.id))
  mount(summon.pools, async ({ db, input }) => {
    const [pools] = Object.values(await findPools(db, [input.pool]))
    if (!pools) throw new Refusal('NOT_FOUND')
    return pools
  })
}

function mountSharedPullRoutes(mount: Mount, { db: { reader }, sharedPulls }: Pick<Deps, 'db' | 'sharedPulls'>): void {
  mount(summon.withdrawLinks, async ({ tx, player }) => {
    await revokeShareLinks(tx, player.id)
    return {}
  })
  mount(summon.shareLink, async ({ db, player, input }) => ({
    path: `/pulls/${await sharedPulls.createToken(db, player, input.pullId)}`,
  }))
  mount(summon.shared, async ({ input }) => {
    const pull = await sharedPulls.find(reader, input.token)
    if (!pull) throw new Refusal('NOT_FOUND')
    return pull
  })
}

function mountSeedRoutes(mount: Mount): void {
  mount(summon.fairness, ({ db, player }) => readFairness(db, player.id))
  mount(summon.changeSeed, async ({ tx, player, at, input }) => {
    await changeSeed(tx, player.id, input, at)
    return readFairness(tx, player.id)
  })
}

function computeEffectiveShares(): Record<Rarity, number> {
  const exact = computeEffectiveOdds(10)
  return mapShares((rarity) => toDecimal(exact[rarity]))
}

function mapShares(share: (rarity: Rarity) => number): Record<Rarity, number> {
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, share(rarity)])) as Record<Rarity, number>
}
