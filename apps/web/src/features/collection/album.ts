import type { Card } from '@otogi/contract/collection'
import { normalizeForSearch } from '@otogi/rules/games/guess'
import type { Language } from '@otogi/rules/languages/languages'
import type { Filters } from './filters.ts'

export const PAGE_SIZE = 10

export type Copies = ReadonlyMap<string, number>

/** Counts the copies of each card; the list repeats an id for each copy. */
export function countCopies(cardIds: readonly string[]): Copies {
  const copies = new Map<string, number>()
  for (const id of cardIds) copies.set(id, (copies.get(id) ?? 0) + 1)
  return copies
}

/** Sorts by translated anime title, then by power, strongest first. */
export function sortCards(cards: readonly Card[], language: Language): Card[] {
  const collator = new Intl.Collator(language)
  return cards.toSorted(
    (a, b) =>
      collator.compare(a.titles[language], b.titles[language]) || b.power - a.power || collator.compare(a.id, b.id),
  )
}

export function filterCards(cards: readonly Card[], filters: Filters, copies: Copies): Card[] {
  const wanted = normalizeForSearch(filters.name)
  return cards.filter(
    (card) =>
      (filters.anime === '' || card.anime === filters.anime) &&
      (filters.rarity === 'all' || card.rarity === filters.rarity) &&
      (filters.owned === 'all' || (filters.owned === 'obtained') === copies.has(card.id)) &&
      listNames(card).some((name) => normalizeForSearch(name).includes(wanted)),
  )
}

export type Page = { cards: Card[]; page: number; pages: number }

/** Returns the requested page, or the last page if the requested number is too high. */
export function paginate(cards: readonly Card[], requestedPage: number): Page {
  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  const page = Math.min(requestedPage, pages)
  return { cards: cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages }
}

function listNames(card: Card): string[] {
  return [card.name, ...Object.values(card.names)]
}
