import type { Pack } from '@otogi/content/pack'
import { groupCardsByRarity } from '@otogi/content/pools'
import type { BannerType } from '@otogi/rules/summon/draw'
import { hashPools, type PullPools } from '@otogi/rules/summon/verify'
import { createWithdrawn, type Withdrawn, type WithdrawnContent } from '../withdrawn/index.ts'

/**
 * A pull's card pools, with their hash. The database stores pools by hash, so that they stay available when the pack
 * changes.
 */
export type DrawPools = PullPools & { readonly hash: string }

/**
 * Returns the pools of the whole pack, or of one series with the whole pack as the fallback. They contain no withdrawn
 * cards.
 */
export type Pools = (series?: string) => DrawPools

export function createPools(pack: Pack, withdrawn: Withdrawn = createWithdrawn(pack)): Pools {
  const current = withdrawn.perContent((content) => createPackPools(omitCards(pack, content)))
  return (series) => current()(series)
}

/** Returns the pack without withdrawn cards. */
export function omitCards(pack: Pack, { cards }: WithdrawnContent): Pack {
  return { ...pack, cards: pack.cards.filter(({ id }) => !cards.has(id)) }
}

function createPackPools(pack: Pack): Pools {
  const fallback = groupCardsByRarity(pack)
  const known = new Map<string | undefined, DrawPools>()
  const build = (series?: string): DrawPools => {
    const from = { pools: series === undefined ? fallback : groupCardsByRarity(pack, series), fallback }
    return { ...from, hash: hashPools(from) }
  }
  return (series) => {
    const pools = known.get(series) ?? build(series)
    known.set(series, pools)
    return pools
  }
}

/** The banner of a pull. */
export type Source = {
  readonly banner: BannerType
  readonly series: string | null
  readonly edition: string | null
  readonly pools: DrawPools
}
