import type { Card } from '@otogi/contract/collection'
import type { InputOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { normalizeForSearch } from '@otogi/rules/games/guess'
import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Catalog } from '../collection/index.ts'
import type { ListedRow } from './listing.ts'

type Query = InputOf<typeof market.list>
type Sort = NonNullable<Query['sort']>

const MOST_WITHOUT_PAGE = 500
const PAGE_SIZE = 5
const LARGEST_PAGE = 100

type Page = { readonly listings: ListedRow[]; readonly total: number | undefined }

/**
 * Returns a page of listings and the number of listings on all pages. If the query has no page, returns the first
 * listings and no total.
 */
export type BrowseListings = (db: Reader, playerId: string, query: Query) => Promise<Page>

/** A card of the pack and its searchable names. The names are prepared once for all queries. */
type Entry = { readonly card: Card; readonly names: readonly string[] }

export function createListingBrowser(catalog: Catalog): BrowseListings {
  const strongestFirst = catalog.cards
    .toSorted((a, b) => b.power - a.power)
    .map((card): Entry => ({ card, names: [card.name, ...Object.values(card.names)].map(normalizeForSearch) }))
  const allIds = strongestFirst.map(({ card }) => card.id)

  return async (db, playerId, query) => {
    const cardIds = listMatchingIds(strongestFirst, query)
    let open = db.selectFrom('listings').where('state', '=', 'open')
    // If all cards match, the filter can be omitted: at startup, the server checks that the pack contains every card
    // for sale.
    if (cardIds.length < allIds.length) open = open.where('card_id', '=', sql<string>`any(${cardIds}::text[])`)
    if (query.mine === 'true') open = open.where('seller', '=', playerId)
    const isGrouped = query.grouped === 'true'
    const shown = isGrouped ? open.where('id', 'in', selectCheapestIds(open, playerId)) : open
    const selected = isGrouped ? shown.selectAll().select(countOffers) : shown.selectAll()
    const sorted = orderListings(selected, query.sort ?? 'newest', cardIds)
    if (query.page === undefined) return { listings: await sorted.limit(MOST_WITHOUT_PAGE).execute(), total: undefined }
    const size = Math.min(Math.max(query.pageSize ?? PAGE_SIZE, 1), LARGEST_PAGE)
    const page = Math.max(query.page, 1)
    const { total } = await shown.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const listings = await sorted
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return { listings, total }
  }
}

function listMatchingIds(entries: readonly Entry[], { anime, rarity, name = '' }: Query): string[] {
  const wanted = normalizeForSearch(name)
  const matching = entries.filter(
    ({ card, names }) =>
      (anime === undefined || card.anime === anime) &&
      (rarity === undefined || card.rarity === rarity) &&
      names.some((text) => text.includes(wanted)),
  )
  return matching.map(({ card }) => card.id)
}

type ListingSelect<Row = ListedRow> = SelectQueryBuilder<Tables, 'listings', Row>

/**
 * Selects the id of one listing per card: the cheapest one that the player can buy, or the player's own cheapest one if
 * nobody else sells the card.
 */
function selectCheapestIds(open: ListingSelect<object>, playerId: string) {
  return open
    .select('id')
    .distinctOn('card_id')
    .orderBy('card_id')
    .orderBy((row) => row('seller', '=', playerId))
    .orderBy('price')
    .orderBy('created_at')
    .orderBy('id')
}

/** Counts the open listings of the same card. */
function countOffers(row: ExpressionBuilder<Tables, 'listings'>) {
  return row
    .selectFrom('listings as offers')
    .select((offer) => offer.fn.countAll<number>().as('count'))
    .where('offers.state', '=', 'open')
    .whereRef('offers.card_id', '=', 'listings.card_id')
    .$asScalar()
    .$notNull()
    .as('offers')
}

/** Sorts the listings. Listings that are equal in the requested order are sorted newest first. */
function orderListings(listings: ListingSelect, sort: Sort, strongestFirst: readonly string[]): ListingSelect {
  const newest = (sorted: ListingSelect) => sorted.orderBy('created_at', 'desc').orderBy('id', 'desc')
  switch (sort) {
    case 'newest':
      return newest(listings)
    case 'oldest':
      return listings.orderBy('created_at').orderBy('id')
    case 'cheapest':
      return newest(listings.orderBy('price'))
    case 'dearest':
      return newest(listings.orderBy('price', 'desc'))
    case 'power':
      return newest(listings.orderBy(sql`array_position(${strongestFirst}::text[], card_id)`))
  }
}
