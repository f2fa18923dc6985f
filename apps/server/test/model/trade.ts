import { LISTINGS_PER_DAY } from '@otogi/rules/market/listings'
import { chosen, toPower, requireCondition, type TransferPlan } from './transfers.ts'
import type { ModelPlayer, Offer } from './players.ts'

/** Lists a card for sale: a card that the player owns, a favorite, or a card that the player does not own. */
export function planSale(cardKind: 'own' | 'favourite' | 'missing'): TransferPlan {
  return ({ players, real, player, choice }) => {
    const { model, client, favourites } = player
    const cards = {
      own: [...model.cards.keys()].filter((card) => !favourites.has(card)),
      favourite: [...favourites],
      missing: real.pack.cards.map(({ id }) => id).filter((id) => !model.cards.has(id)),
    }[cardKind].toSorted()
    const card = chosen(cards, choice)
    if (!card) return undefined
    const { price } = choice
    const description = `${player.name} sells ${card} for ${price}`
    return {
      description,
      player,
      touches: [player],
      refusal: { own: undefined, favourite: 'CARD_FAVOURITE', missing: 'CARD_NOT_OWNED' }[cardKind],
      turn: 1,
      call: () => client.post('/markets/addCard', { userId: client.id, cardId: card, price }),
      succeed({ body }) {
        requireCondition(player, description, 'the player owns a copy', model.cards.has(card))
        model.giveUp(toPower(real, card))
        players.offers.push({ id: (body as { _id: string })._id, seller: player, card, price, state: 'open' })
      },
    }
  }
}

/** In one call, lists all copies of a card for sale, or tries to list more copies than the player owns. */
export function planMultiCopySale(count: 'all' | 'tooMany'): TransferPlan {
  return ({ players, real, player, choice }) => {
    const { model, client, favourites } = player
    const card = chosen([...model.cards.keys()].filter((one) => !favourites.has(one)).toSorted(), choice)
    if (!card) return undefined
    const { price } = choice
    const copies = (model.cards.get(card) ?? 0) + (count === 'tooMany' ? 1 : 0)
    if (copies > LISTINGS_PER_DAY) return undefined
    const description = `${player.name} sells ${copies} copies of ${card} for ${price} each`
    return {
      description,
      player,
      touches: [player],
      refusal: count === 'tooMany' ? 'CARD_NOT_OWNED' : undefined,
      turn: 1,
      call: () => client.post('/markets/addCopies', { userId: client.id, cardId: card, price, copies }),
      succeed({ body }) {
        const listings = body as { _id: string }[]
        requireCondition(player, description, 'there is one listing for each copy', listings.length === copies)
        requireCondition(player, description, 'the player owns the copies', (model.cards.get(card) ?? 0) >= copies)
        for (const { _id: id } of listings) {
          model.giveUp(toPower(real, card))
          players.offers.push({ id, seller: player, card, price, state: 'open' })
        }
      },
    }
  }
}

const isOpen = ({ state }: Offer) => state === 'open'

/** Cancels a listing that is open or no longer exists. */
export function planCancel(listingState: 'open' | 'gone'): TransferPlan {
  return ({ players, real, player, choice }) => {
    const own = players.offers.filter((one) => one.seller === player && isOpen(one) === (listingState === 'open'))
    const offer = chosen(own, choice)
    if (!offer) return undefined
    const { client } = player
    const { id: listingId, card: cardId, price } = offer
    const description = `${player.name} cancels ${cardId} at ${price}`
    return {
      description,
      player,
      touches: [player],
      refusal: listingState === 'open' ? undefined : 'LISTING_GONE',
      turn: 0,
      call: () => client.post('/markets/cancelCard', { userId: client.id, cardId, price, listingId }),
      succeed() {
        requireCondition(player, description, 'the listing is open', isOpen(offer))
        offer.state = 'cancelled'
        player.model.receive(toPower(real, cardId))
      },
    }
  }
}

type PurchaseKind = 'open' | 'gone' | 'own' | 'cheaper'

/** Buys a listing that is open, no longer exists, is the player's own, or has another price. */
export function planPurchase(kind: PurchaseKind): TransferPlan {
  return ({ players, real, player, choice }) => {
    const offers = players.offers.filter(
      (one) => (one.seller === player) === (kind === 'own') && isOpen(one) === (kind !== 'gone'),
    )
    const offer = chosen(offers, choice)
    if (!offer) return undefined
    const { seller, price } = offer
    const { model } = player
    const description = `${player.name} buys ${offer.card} from ${seller.name} for ${kind === 'cheaper' ? 'less than ' : ''}${price}`
    const refusals = { open: undefined, gone: 'LISTING_GONE', own: 'OWN_LISTING', cheaper: 'LISTING_GONE' }
    return {
      description,
      player,
      touches: [player, seller],
      refusal: refusals[kind] ?? (model.gachas < price ? 'INSUFFICIENT_GACHAS' : undefined),
      turn: 0,
      call: () => player.client.post('/markets/buyCard', toPurchase(player, offer, kind === 'cheaper')),
      succeed() {
        requireCondition(player, description, 'the listing is open', isOpen(offer))
        offer.state = 'sold'
        model.gachas -= price
        seller.model.gachas += price
        seller.notices.push({ card: offer.card, gachas: price, read: false })
        model.receive(toPower(real, offer.card))
      },
    }
  }
}

function toPurchase({ client }: ModelPlayer, { id, seller, card, price }: Offer, isCheaper: boolean): object {
  const asked = isCheaper ? Math.max(1, price - 1) : price
  // A price of 1 cannot be lowered, so a wrong seller is sent instead.
  const userIdMarket = isCheaper && price === 1 ? crypto.randomUUID() : seller.client.id
  return { userId: client.id, cardId: card, price: asked, userIdMarket, listingId: id }
}

/** Deletes the account: listings are withdrawn, gachas burned, cards deleted. */
export const leaving: TransferPlan = ({ players, player }) => {
  const { client, model } = player
  return {
    description: `${player.name} deletes the account`,
    player,
    touches: [player],
    refusal: undefined,
    turn: 2,
    call: () => client.delete('/users/account', { userid: client.id, password: 'lantern7' }),
    succeed() {
      player.gone = true
      model.gachas = 0
      model.cards.clear()
      model.power = 0
      for (const offer of players.offers) if (offer.seller === player && isOpen(offer)) offer.state = 'cancelled'
    },
  }
}
