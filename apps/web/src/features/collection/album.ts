import type { Card } from '@otogi/contract/collection'
import { normalizeForSearch } from '@otogi/rules/games/guess'
import type { Language } from '@otogi/rules/languages/languages'
import type { Filters } from './filters.ts'

export const PAGE_SIZE = 10

export type Copies = ReadonlyMap<string, number>

/** How many copies of each card a list holds in which an id repeats once per copy. */
export function countCopies(ids: readonly string[]): Copies {
  const copies = new Map<string, number>()
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1)
  return copies
}

/** By anime as the player reads it, then the strongest first. */
export function inOrder(cards: readonly Card[], language: Language): Card[] {
  const collator = new Intl.Collator(language)
  return cards.toSorted(
    (a, b) =>
      collator.compare(a.titles[language], b.titles[language]) || b.power - a.power || collator.compare(a.id, b.id),
  )
}

export function matching(cards: readonly Card[], filters: Filters, copies: Copies): Card[] {
  const wanted = normalizeForSearch(filters.name)
  return cards.filter(
    (card) =>
      (filters.anime === '' || card.anime === filters.anime) &&
      (filters.rarity === 'all' || card.rarity === filters.rarity) &&
      (filters.owned === 'all' || (filters.owned === 'obtained') === copies.has(card.id)) &&
      namesOf(card).some((name) => normalizeForSearch(name).includes(wanted)),
  )
}

export type Page = { cards: Card[]; page: number; pages: number }

/** The page asked for, or the last one when there are fewer. */
export function pageOf(cards: readonly Card[], wanted: number): Page {
  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  const page = Math.min(wanted, pages)
  return { cards: cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages }
}

function namesOf(card: Card): string[] {
  return [card.name, ...Object.values(card.names)]
}
