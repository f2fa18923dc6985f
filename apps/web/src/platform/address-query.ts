export type AddressFilters = Record<string, string | number> & {
  /** Counted from 1. */
  page: number
}

/** The server takes no more digits. */
const HIGHEST_PAGE = 999_999

/** The page that a query names, the first where it names none that can be. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 && page <= HIGHEST_PAGE ? page : 1
}

/** The choice that a query names, the first where it names none of them. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const named = query.get(name)
  return choices.find((choice) => choice === named) ?? choices[0]
}

/** The query of the filters; it names only what is set. */
export function toSearch<Filters extends AddressFilters>(filters: Filters, none: Readonly<Filters>): string {
  const set = Object.keys(none).filter((name) => filters[name] !== none[name])
  return new URLSearchParams(set.map((name) => [name, String(filters[name])])).toString()
}

/** Any change but one of the page itself leads back to the first page. */
export function applyChange<Filters extends AddressFilters>(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...change }
}
