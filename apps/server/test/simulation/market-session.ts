import type { Actor, Fields } from './actor.ts'
import type { Reply } from './client.ts'
import type { MarketModel, OfferModel } from './market-model.ts'
import type { Appraisal, TradedCard, Trader } from './trader.ts'

export type Notice = {
  readonly at: number
  readonly kind: 'sold'
  readonly card: string
  readonly gachas: number
  read: boolean
}

export type TradingActor = Actor & {
  readonly trader: Trader
  /** The day on which the player signs up, and whether they confirm their email address. */
  readonly joins: number
  readonly confirmsEmail: boolean
  /** The player's sales, newest first. */
  readonly notices: Notice[]
}

/** The market that all players share. Trades run one after another, so that the model can predict each of them. */
export type MarketSession = {
  readonly model: MarketModel
  readonly appraisal: Appraisal
  readonly cards: ReadonlyMap<string, TradedCard>
  readonly actors: Map<string, TradingActor>
  /** Moves the clock forward, so that no two trades have the same time. Returns the time. */
  readonly tick: () => number
}

export function toPurchase({ client }: TradingActor, { id, seller, card, price }: OfferModel): Fields {
  return { userId: client.id, cardId: card.id, price, userIdMarket: seller, listingId: id }
}

export function readCode({ status, body }: Reply): string | undefined {
  return status === 200 ? undefined : (body as { code?: string }).code
}
