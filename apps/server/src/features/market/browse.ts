import type { Card } from '@otogi/contract/collection'
import type { InputOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { normalizeForSearch } from '@otogi/rules/games/guess'
import { MOST_LISTINGS, MOST_OFFERS } from '@otogi/rules/market/listing-counts'
import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Catalog } from '../collection/index.ts'
import type { ListedRow } from './listing.ts'
import { isVisibleTo } from './store.ts'

type Query = InputOf<typeof market.list>
type Sort = NonNullable<Query['sort']>

const MOST_WITHOUT_PAGE = 500
const PAGE_SIZE = 5
const LARGEST_PAGE = 100

type Page = { readonly listings: ListedRow[]; readonly total: number | undefined }

/**
 * Returns a page of listings and the number of listings on all pages, at most `MOST_LISTINGS`. Without a page, returns
 * the first listings and no total.
 */
export type BrowseListings = (db: Reader, playerId: string, query: Query) => Promise<Page>

const OPEN = sql.lit('open')
const IS_OPEN = sql<boolean>`state = 'open'`
/** Sellers also see their frozen listings. */
const IS_OPEN_OR_FROZEN = sql<boolean>`state in ('open', 'frozen')`

/** A card of the pack and its searchable names, prepared once for all queries. */
type Entry = { readonly card: Card; readonly names: readonly string[] }

export function createListingBrowser(catalog: Catalog): BrowseListings {
  // The market has no withdrawn cards, so the list stays the same.
  const strongestFirst = catalog
    .list()
    .toSorted((a, b) => b.power - a.power)
    .map((card): Entry => ({ card, names: [card.name, ...Object.values(card.names)].map(normalizeForSearch) }))
  const allIds = strongestFirst.map(({ card }) => card.id)

  return async (db, playerId, query) => {
    const cardIds = listMatchingIds(strongestFirst, query)
    const isMine = query.mine === 'true'
    // The states are literals, because a prepared statement with parameters cannot use the partial indexes of open
    // listings.
    const hasState = isMine ? IS_OPEN_OR_FROZEN : IS_OPEN
    let open = db.selectFrom('listings').where(hasState)
    // If all cards match, the filter can be omitted: at startup, the server checks that the pack contains every card
    // for sale.
    if (cardIds.length < allIds.length) open = open.where('card_id', '=', sql<string>`any(${cardIds}::text[])`)
    const isShown = isMine ? sql<boolean>`seller = ${playerId}` : isVisibleTo(playerId)
    open = open.where(isShown)
    const isGrouped = query.grouped === 'true'
    const shown = isGrouped ? open.where('id', '=', selectCheapestIds(cardIds, playerId, isMine)) : open
    const selected = isGrouped ? shown.selectAll().select(countOffers(playerId)) : shown.selectAll()
    const sort = query.sort ?? 'newest'
    const readPart = (limit: number, offset: number): Promise<ListedRow[]> =>
      sort === 'power' && !isGrouped
        ? listStrongestFirst(db, { cardIds, hasState, isShown, limit, offset })
        : orderListings(selected, sort, cardIds).limit(limit).offset(offset).execute()
    if (query.page === undefined) return { listings: await readPart(MOST_WITHOUT_PAGE, 0), total: undefined }
    const size = Math.min(Math.max(query.pageSize ?? PAGE_SIZE, 1), LARGEST_PAGE)
    const offset = Math.min((Math.max(query.page, 1) - 1) * size, MOST_LISTINGS)
    const total = await countListings(db, shown)
    return { listings: await readPart(Math.min(size, MOST_LISTINGS - offset), offset), total }
  }
}

/** Counts at most `MOST_LISTINGS` listings. */
async function countListings(db: Reader, listings: ListingSelect<object>): Promise<number> {
  const { total } = await db
    .selectFrom(listings.select('id').limit(MOST_LISTINGS).as('found'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
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
 * Selects the id of one listing per card: the cheapest that the player can buy, or the player's own cheapest if nobody
 * else sells the card. Looks up each card in an index.
 */
function selectCheapestIds(cardIds: readonly string[], playerId: string, isMine: boolean): RawBuilder<string> {
  const findCheapest = (seller: RawBuilder<unknown>) => sql`
    (select id from listings where state = 'open' and card_id = card.id and ${seller}
      order by price, created_at, id limit 1)`
  const own = findCheapest(sql`seller = ${playerId}`)
  const others = sql`seller <> ${playerId} and ${isVisibleTo(playerId)}`
  const id = isMine ? own : sql`coalesce(${findCheapest(others)}, ${own})`
  return sql<string>`any(array(select ${id} from unnest(${cardIds}::text[]) as card (id)))`
}

/** Counts the open listings of the same card that the player may see, at most `MOST_OFFERS`. */
const countOffers = (playerId: string) => (row: ExpressionBuilder<Tables, 'listings'>) =>
  row
    .selectFrom(
      row
        .selectFrom('listings as offers')
        .select('offers.id')
        .where('offers.state', '=', OPEN)
        .whereRef('offers.card_id', '=', 'listings.card_id')
        .where(isVisibleTo(playerId))
        .limit(MOST_OFFERS)
        .as('counted'),
    )
    .select((offer) => offer.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
    .as('offers')

type StrongestQuery = {
  readonly cardIds: readonly string[]
  readonly hasState: RawBuilder<boolean>
  readonly isShown: RawBuilder<boolean>
  readonly limit: number
  readonly offset: number
}

/** Lists all listings of the first card, then those of the next. A card's listings start with the cheapest. */
async function listStrongestFirst(
  db: Reader,
  { cardIds, hasState, isShown, limit, offset }: StrongestQuery,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select listing.* from unnest(${cardIds}::text[]) with ordinality as card (id, place) cross join lateral (
      select * from listings where ${hasState} and card_id = card.id and ${isShown}
      order by price, created_at, id limit ${limit + offset}
    ) as listing
    order by place, price, created_at, listing.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Sorts the listings. Listings with the same price are sorted newest first. */
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
      return listings.orderBy(sql`array_position(${strongestFirst}::text[], card_id)`)
  }
}
