import { createHash } from 'node:crypto'
import type { CardPools } from '@otogi/rules/summon/pick'

/** The lists that pulls draw from, and the hash under which they stay known when the pack changes. */
export type DrawPools = { readonly cards: CardPools; readonly hash: string }

export function drawPools(cards: CardPools): DrawPools {
  return { cards, hash: createHash('sha256').update(JSON.stringify(cards)).digest('hex') }
}
