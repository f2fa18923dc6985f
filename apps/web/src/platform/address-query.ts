export type AddressFilters = Record<string, string | number> & {
  /** Page number, counted from 1. */
  page: number
}

/** The server accepts at most six digits. */
const HIGHEST_PAGE = 999_999

/** Returns the page number in a query; 1 if it is missing or invalid. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 && page <= HIGHEST_PAGE ? page : 1
}

/** Returns the option that a query selects, or the first option if the value is missing or invalid. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const named = query.get(name)
  return choices.find((choice) => choice === named) ?? choices[0]
}

/** Writes the filters as a query string. Omits filters that are not set. */
export function toSearch<Filters extends AddressFilters>(filters: Filters, defaults: Readonly<Filters>): string {
  const set = Object.keys(defaults).filter((name) => filters[name] !== defaults[name])
  return new URLSearchParams(set.map((name) => [name, String(filters[name])])).toString()
}

/** Applies a change; resets the page to 1 unless the change sets the page. */
export function applyChange<Filters extends AddressFilters>(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...change }
}
