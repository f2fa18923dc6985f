import type { BannerType, PullCount } from '@otogi/rules/summon/draw'

/** Passed from the summon page to the summoning page in the history state. */
export type SummoningOrder = {
  type: BannerType
  anime: string | null
  count: PullCount
  pityCount: number
  gachas: number
  /** The idempotency key. With it, reloading the page shows the same cards instead of paying again. */
  key: string
}

/** Parses an order from the history state; null if the state is anything else. */
export function parseOrder(state: unknown): SummoningOrder | null {
  if (typeof state !== 'object' || state === null) return null
  const { type, anime, count, pityCount, gachas, key } = state as Record<keyof SummoningOrder, unknown>
  if (type !== 'normal' && type !== 'special') return null
  if (count !== 1 && count !== 10) return null
  if (typeof key !== 'string' || key === '') return null
  if (anime !== null && typeof anime !== 'string') return null
  if (!isWholeNumber(pityCount) || !isWholeNumber(gachas)) return null
  return { type, anime, count, pityCount, gachas, key }
}

function isWholeNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
