import type { Pack } from '@otogi/content/pack'
import type { Banner } from '@otogi/contract/summon'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { readTogether } from '../../platform/db/together.ts'
import type { ReadContext } from '../../platform/http/run-locked.ts'
import type { Catalog } from '../collection/index.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { omitCards, type DrawPools, type Pools } from './pools.ts'
import { buildEditionQueries, chooseEdition, countCardsLeft, type Edition } from './special.ts'

type Deps = {
  readonly pack: Pack
  readonly catalog: Catalog
  readonly pools: Pools
  readonly withdrawn: Withdrawn
}
/** `pack` has no withdrawn cards. */
type BannerDeps = Omit<Deps, 'withdrawn'>

/**
 * Lists the general and the special banner, with the number of cards that the player may still draw from the special
 * banner.
 */
export type ListBanners = (call: ReadContext) => Promise<Banner[]>

export function createBanners({ pack, withdrawn, ...rest }: Deps): ListBanners {
  return async ({ db, player, today }) => {
    const content = withdrawn.current()
    const parts = { ...rest, pack: omitCards(pack, content) }
    const { banner, editionDraws } = await readTogether(db, buildEditionQueries(player.id, today))
    const edition = chooseEdition(pack, content, banner[0], today)
    return [createGeneralBanner(parts), createSpecialBanner(parts, edition, countCardsLeft(edition, editionDraws))]
  }
}

function createGeneralBanner({ pack, catalog, pools }: BannerDeps): Banner {
  const { title, pullType, description } = pack.banners.general
  return {
    type: 'normal',
    title,
    anime: null,
    animeTitles: null,
    image: findBannerImage(pack, catalog),
    pullType,
    descriptions: [...description],
    remaining: null,
    until: null,
    draws: countDrawableCards(pools()),
  }
}

function createSpecialBanner(
  { pack, catalog, pools }: BannerDeps,
  { series, until }: Edition,
  cardsLeft: number,
): Banner {
  const { pullType, description } = pack.banners.special
  return {
    type: 'special',
    title: series.title,
    anime: series.guess.en,
    animeTitles: series.title,
    image: findBannerImage(pack, catalog, series.id),
    pullType,
    descriptions: [...description],
    remaining: cardsLeft,
    until,
    draws: countDrawableCards(pools(series.id)),
  }
}

/** Finds the picture of the card with the most power. */
function findBannerImage(pack: Pack, catalog: Catalog, series?: string): string {
  const cards = pack.cards.filter((card) => series === undefined || card.series === series)
  const face = cards.toSorted((a, b) => b.power - a.power)[0]
  return face ? catalog.get(face.id).image : ''
}

function countDrawableCards({ pools, fallback }: DrawPools): Banner['draws'] {
  const draw = (rarity: Rarity) => {
    const wholePack = pools[rarity].length === 0 || pools === fallback
    return { cards: (wholePack ? fallback : pools)[rarity].length, wholePack }
  }
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, draw(rarity)])) as Banner['draws']
}
