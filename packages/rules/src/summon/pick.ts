import { pickOne, type RandomBelow } from '../random.ts'
import type { Rarity } from './rarity.ts'

/** The ids of cards by rarity, in any order. */
export type CardPools = Readonly<Record<Rarity, readonly string[]>>

/** Returns the banner's cards of a rarity, or all cards of that rarity if the banner has none. */
export function selectPool(rarity: Rarity, bannerPools: CardPools, wholePools: CardPools): readonly string[] {
  return bannerPools[rarity].length > 0 ? bannerPools[rarity] : wholePools[rarity]
}

/**
 * Picks a card of a rarity. The ids are first sorted by code unit, so that the same random number gives the same card
 * everywhere.
 */
export function pickCard(rarity: Rarity, pools: CardPools, fallback: CardPools, randomBelow: RandomBelow): string {
  return pickOne(selectPool(rarity, pools, fallback).toSorted(), randomBelow)
}
