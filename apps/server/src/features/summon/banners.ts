import type { Pack } from '@otogi/content/pack'
import type { Banner } from '@otogi/contract/summon'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Catalogue } from '../collection/index.ts'
import type { DrawPools, Pools } from './pools.ts'
import type { Edition } from './special.ts'

type Shelf = { readonly pack: Pack; readonly catalogue: Catalogue; readonly pools: Pools }

export function generalBanner({ pack, catalogue, pools }: Shelf): Banner {
  const { title, pullType, description } = pack.banners.general
  return {
    type: 'normal',
    title,
    anime: null,
    animeTitles: null,
    image: faceOf(pack, catalogue),
    pullType,
    descriptions: [...description],
    remaining: null,
    until: null,
    draws: drawsOf(pools()),
  }
}

export function specialBanner(
  { pack, catalogue, pools }: Shelf,
  { series, until }: Edition,
  remaining: number,
): Banner {
  const { pullType, description } = pack.banners.special
  return {
    type: 'special',
    title: series.title,
    anime: series.guess.en,
    animeTitles: series.title,
    image: faceOf(pack, catalogue, series.id),
    pullType,
    descriptions: [...description],
    remaining,
    until,
    draws: drawsOf(pools(series.id)),
  }
}

/** The art of the mightiest card. */
function faceOf(pack: Pack, catalogue: Catalogue, series?: string): string {
  const cards = pack.cards.filter((card) => series === undefined || card.series === series)
  const face = cards.toSorted((a, b) => b.power - a.power)[0]
  return face ? catalogue.get(face.id).base64_image : ''
}

function drawsOf({ pools, fallback }: DrawPools): Banner['draws'] {
  const draw = (rarity: Rarity) => {
    const wholePack = pools[rarity].length === 0 || pools === fallback
    return { cards: (wholePack ? fallback : pools)[rarity].length, wholePack }
  }
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, draw(rarity)])) as Banner['draws']
}
