import { pickOne, type UniformBelow } from '../random.ts'
import type { Rarity } from './rarity.ts'

/** The ids of the cards of each rarity, in any order. */
export type CardPools = Readonly<Record<Rarity, readonly string[]>>

/** The banner's cards of a rarity, or the whole pool's where the banner has none. */
export function poolFor(rarity: Rarity, bannerPools: CardPools, wholePools: CardPools): readonly string[] {
  return bannerPools[rarity].length > 0 ? bannerPools[rarity] : wholePools[rarity]
}

/** One draw among the pool's ids sorted by code unit, so that the same draw means the same card wherever it is replayed. */
export function pickCard(rarity: Rarity, pools: CardPools, fallback: CardPools, below: UniformBelow): string {
  return pickOne(poolFor(rarity, pools, fallback).toSorted(), below)
}
