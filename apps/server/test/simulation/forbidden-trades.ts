import { toPurchase, readCode, type MarketSession, type TradingActor } from './market-session.ts'

/** Tries trades that must be refused, regardless of the market guard. */
export async function tryForbiddenTrades(actor: TradingActor, session: MarketSession): Promise<void> {
  const { client, model, judge, dice, name } = actor
  const post = async (code: string, path: string, body: object) => {
    const reply = await client.post(`/markets/${path}`, { userId: client.id, ...body })
    judge.expect(`${name}, ${path} ${JSON.stringify(body)}: refusal`, code, readCode(reply))
  }
  const cards = [...session.cards.keys()]
  const missing = cards.find((id) => !model.cards.has(id))
  const [owned] = [...model.cards.keys()]
  const offers = dice.shuffled(session.model.listNewest())
  const own = offers.find(({ seller }) => seller === client.id)
  const other = offers.find(({ seller }) => seller !== client.id)
  const dear = offers.find(({ seller, price }) => seller !== client.id && price > model.gachas)
  if (missing !== undefined) await post('CARD_NOT_OWNED', 'addCard', { cardId: missing, price: 10 })
  if (owned !== undefined)
    await post('INVALID', 'addCard', { cardId: owned, price: dice.pick([0, -5, 1.5, 1_000_000]) })
  if (own) await post('OWN_LISTING', 'buyCard', toPurchase(actor, own))
  if (dear) await post('INSUFFICIENT_GACHAS', 'buyCard', toPurchase(actor, dear))
  if (!other) return
  const { id: listingId, card, price } = other
  await post('LISTING_GONE', 'cancelCard', { cardId: card.id, price, listingId })
  await post('LISTING_GONE', 'buyCard', { ...toPurchase(actor, other), price: price + 1 })
}
