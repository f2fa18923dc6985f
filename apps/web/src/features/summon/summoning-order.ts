import type { PullCount } from '@otogi/rules/summon/draw'

/** What the summon page hands to the summoning page in the browser's history. */
export type SummoningOrder = {
  type: 'normal' | 'special'
  anime: string | null
  count: PullCount
  throws: number
  gachas: number
  /** Makes a reload of the summoning page replay the same answer instead of paying again. */
  key: string
}

/** Reads an order back from the history; anything else there is none. */
export function orderOf(state: unknown): SummoningOrder | null {
  if (typeof state !== 'object' || state === null) return null
  const { type, anime, count, throws, gachas, key } = state as Record<keyof SummoningOrder, unknown>
  if (type !== 'normal' && type !== 'special') return null
  if (count !== 1 && count !== 10) return null
  if (typeof key !== 'string' || key === '') return null
  if (anime !== null && typeof anime !== 'string') return null
  if (!isCount(throws) || !isCount(gachas)) return null
  return { type, anime, count, throws, gachas, key }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
