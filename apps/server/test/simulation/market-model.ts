import type { TradedCard } from './trader.ts'

/** The expected state of the market, written from the specification. Shares no code with the game. */

export type OfferModel = {
  readonly id: string
  readonly seller: string
  readonly card: TradedCard
  readonly price: number
  readonly at: number
}
type SaleModel = { readonly card: string; readonly price: number; readonly at: number }

const SHOWN_OFFERS = 5
const SHOWN_SALES = 60
const MEDIAN_SALES = 20

/** Codes with which the market guard refuses a trade. */
const GUARD_CODES = ['MARKET_GUARDED', 'SELLER_LIMIT', 'PRICE_TOO_LOW']

export class MarketModel {
  readonly #open = new Map<string, OfferModel>()
  readonly #sales: SaleModel[] = []
  /** How many honest trades succeeded. */
  done = 0
  /** The honest trades that the guard refused, each with the code of the refusal. */
  readonly refused: string[] = []

  list(offer: OfferModel): void {
    this.#open.set(offer.id, offer)
  }

  cancel({ id }: OfferModel): void {
    this.#open.delete(id)
  }

  sell({ id, card, price }: OfferModel, at: number): void {
    this.#open.delete(id)
    this.#sales.unshift({ card: card.id, price, at })
    this.done += 1
  }

  /** Counts a refused honest trade. Returns false if the market guard was not the reason. */
  countRefused(code: string | undefined, about: string): boolean {
    if (code === undefined || !GUARD_CODES.includes(code)) return false
    this.refused.push(`${code}: ${about}`)
    return true
  }

  /** The number of honest trades, including refused ones. */
  countTrades(): number {
    return this.done + this.refused.length
  }

  listNewest(): OfferModel[] {
    return [...this.#open.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  }

  listCheapest(): OfferModel[] {
    return this.listNewest().sort((a, b) => a.price - b.price)
  }

  listBySeller(seller: string): OfferModel[] {
    return this.listNewest().filter((offer) => offer.seller === seller)
  }

  /** A purchase without a listing id buys the oldest of the matching listings. */
  findOldestEqual({ seller, card, price }: OfferModel): OfferModel | undefined {
    return this.listNewest().findLast((one) => one.seller === seller && one.card.id === card.id && one.price === price)
  }

  findPrices(card: string): {
    sales: { at: number; price: number }[]
    median: number | null
    offers: { _id: string }[]
  } {
    const sales = this.#sales.filter((sale) => sale.card === card).map(({ at, price }) => ({ at, price }))
    const offers = [...this.#open.values()]
      .filter((offer) => offer.card.id === card)
      .sort((a, b) => a.price - b.price || a.at - b.at)
    return {
      sales: sales.slice(0, SHOWN_SALES),
      median: findMedian(sales.slice(0, MEDIAN_SALES).map(({ price }) => price)),
      offers: offers.slice(0, SHOWN_OFFERS).map(({ id }) => ({ _id: id })),
    }
  }
}

function findMedian(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b)
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** Converts a listing to the form that the API must return. */
export function toWireListing({ id, seller, card, price, at }: OfferModel): object {
  return { _id: id, price, createdAt: at, card: { _id: card.id, rarity: card.rarity }, user: { _id: seller } }
}
