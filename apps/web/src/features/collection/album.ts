import type { Card } from '@otogi/contract/collection'
import { normalizeForSearch } from '@otogi/rules/games/guess'
import type { Language } from '@otogi/rules/languages/languages'
import type { Filters, Ownership } from './filters.ts'

export const PAGE_SIZE = 10

export type Copies = ReadonlyMap<string, number>

/** Counts the copies of each card; the list repeats an id for each copy. */
export function countCopies(cardIds: readonly string[]): Copies {
  const copies = new Map<string, number>()
  for (const id of cardIds) copies.set(id, (copies.get(id) ?? 0) + 1)
  return copies
}

/** Leaves out withdrawn cards that the player does not own. */
export function listShownCards(cards: readonly Card[], copies: Copies): Card[] {
  return cards.filter(({ id, isWithdrawn }) => !isWithdrawn || copies.has(id))
}

/** Sorts by translated anime title, then by power, strongest first. */
export function sortByAnime(cards: readonly Card[], language: Language): Card[] {
  const collator = new Intl.Collator(language)
  return cards.toSorted(
    (a, b) =>
      collator.compare(a.titles[language], b.titles[language]) || b.power - a.power || collator.compare(a.id, b.id),
  )
}

type Order = {
  readonly sort: Filters['sort']
  readonly language: Language
  readonly copies: Copies
  /** The ids of the owned cards, most recently received first. */
  readonly newestFirst: readonly string[]
}

/** Sorts in the requested order. Ties are sorted by anime. */
export function sortCards(cards: readonly Card[], { sort, language, copies, newestFirst }: Order): Card[] {
  const ages = new Map(newestFirst.map((id, age) => [id, age]))
  const compare: Readonly<Record<Filters['sort'], (a: Card, b: Card) => number>> = {
    anime: () => 0,
    power: (a, b) => b.power - a.power,
    newest: (a, b) => (ages.get(a.id) ?? ages.size) - (ages.get(b.id) ?? ages.size),
    copies: (a, b) => (copies.get(b.id) ?? 0) - (copies.get(a.id) ?? 0),
  }
  return sortByAnime(cards, language).toSorted(compare[sort])
}

export function filterCards(cards: readonly Card[], filters: Filters, copies: Copies): Card[] {
  const wanted = normalizeForSearch(filters.name)
  return cards.filter(
    (card) =>
      (filters.anime === '' || card.anime === filters.anime) &&
      (filters.rarity === 'all' || card.rarity === filters.rarity) &&
      matchesOwnership(filters.owned, copies.get(card.id) ?? 0) &&
      listNames(card).some((name) => normalizeForSearch(name).includes(wanted)),
  )
}

function matchesOwnership(filter: Ownership, copies: number): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'obtained':
      return copies > 0
    case 'missing':
      return copies === 0
    case 'duplicates':
      return copies > 1
  }
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
