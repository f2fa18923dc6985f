import { cardPools } from '@otogi/content/pools'
import type { Pack } from '@otogi/content/pack'
import { summon, type Banner } from '@otogi/contract/summon'
import type { PullCount } from '@otogi/rules/summon/draw'
import { effectiveOdds, valueOf } from '@otogi/rules/summon/effective-odds'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Clock } from '../../platform/clock.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { drawPools } from './pools.ts'
import { pull } from './pull.ts'

type World = { readonly clock: Clock; readonly pack: Pack; readonly catalogue: Catalogue }

export function summonRoutes(mount: Mount, { clock, pack, catalogue }: World): void {
  const pools = drawPools(cardPools(pack))
  mount.write(summon.pull, async ({ tx, playerId, input }) => {
    if (input.banner !== 'normal') throw new Refusal('NOT_YET')
    const count = input.raritys.length as PullCount
    return pull(tx, { catalogue, pools }, playerId, { count, banner: 'normal', at: new Date(clock.now()) })
  })
  const banners = [generalBanner(pack, catalogue)]
  mount.read(summon.banners, () => Promise.resolve(banners))
  const odds = {
    base: inShares((rarity) => BASE_ODDS_PER_MILLE[rarity] / 1000),
    guaranteed: inShares((rarity) => GUARANTEED_ODDS_PER_MILLE[rarity] / 1000),
    effective: effectiveShares(),
  }
  mount.open(summon.odds, () => Promise.resolve(odds))
}

function generalBanner({ banners }: Pack, catalogue: Catalogue): Banner {
  const { title, pullType, description } = banners.general
  const face = catalogue.cards.toSorted((a, b) => b.power - a.power)[0]
  return {
    type: 'normal',
    title,
    anime: null,
    animeTitles: null,
    image: face?.base64_image ?? '',
    pullType,
    descriptions: [...description],
    remaining: null,
  }
}

function effectiveShares(): Record<Rarity, number> {
  const exact = effectiveOdds(10)
  return inShares((rarity) => valueOf(exact[rarity]))
}

function inShares(share: (rarity: Rarity) => number): Record<Rarity, number> {
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, share(rarity)])) as Record<Rarity, number>
}
