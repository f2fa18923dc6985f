import { requireSuccess } from './actor.ts'
import type { Reply } from './client.ts'
import { tryForbiddenTrades } from './forbidden-trades.ts'
import { toWireListing, type OfferModel } from './market-model.ts'
import { toPurchase, readCode, type MarketSession, type TradingActor } from './market-session.ts'
import {
  computeAskingPrice,
  chooseOffers,
  computeHighestBid,
  reducePrice,
  type ShownPrices,
  type TradedCard,
} from './trader.ts'

const PAGE_SIZE = 100
const DAY = 86_400_000
const NOTICES_SHOWN = 50

/** A visit to the market: reads the notices, cancels old listings, lists spare cards and buys wanted cards. */
export async function visitMarket(actor: TradingActor, session: MarketSession): Promise<void> {
  const { dice, trader, habits } = actor
  if (!dice.chance(trader.interest)) return
  await readNotices(actor)
  await cancelOldListings(actor, session)
  await sellSpares(actor, session)
  await buyBargains(actor, session)
  if (dice.chance(habits.mischief)) await tryForbiddenTrades(actor, session)
}

async function readNotices(actor: TradingActor): Promise<void> {
  const { client, notices, judge, dice, name } = actor
  const [shown, ready] = await Promise.all([client.get('/inbox/find'), client.get('/userQuests/ready')])
  judge.expect(`${name}, notices`, notices.slice(0, NOTICES_SHOWN), shown.body)
  judge.expect(`${name}, unread notices`, { inbox: notices.filter(({ read }) => !read).length }, ready.body)
  if (!dice.chance(0.7)) return
  requireSuccess(actor, 'reads the notices', await client.put('/inbox/read', { userid: client.id }))
  for (const notice of notices) notice.read = true
}

async function cancelOldListings(actor: TradingActor, session: MarketSession): Promise<void> {
  const { client, model, dice, trader } = actor
  const now = session.tick()
  for (const offer of session.model.listBySeller(client.id)) {
    if (now - offer.at < trader.patience * DAY) continue
    const listing = { cardId: offer.card.id, price: offer.price, listingId: offer.id }
    const reply = await client.post('/markets/cancelCard', { userId: client.id, ...listing })
    requireSuccess(actor, 'takes an offer back', reply)
    session.model.cancel(offer)
    model.receive(offer.card)
    if (dice.chance(0.6)) await offerCard(actor, session, offer.card, reducePrice(offer.price))
  }
}

async function sellSpares(actor: TradingActor, session: MarketSession): Promise<void> {
  const { model, dice, trader } = actor
  const spares = [...model.cards].filter(([, copies]) => copies > 1)
  for (const [id] of dice.shuffled(spares).slice(0, dice.below(4))) {
    const card = findCard(session, id)
    const price = computeAskingPrice(trader, card, session.appraisal, await lookUpPrices(actor, session, id))
    await offerCard(actor, session, card, price)
  }
}

async function lookUpPrices(
  { client, judge, name }: TradingActor,
  session: MarketSession,
  id: string,
): Promise<ShownPrices> {
  const { body } = await client.get('/markets/prices', { cardId: id })
  judge.expect(`${name}, prices of ${id}`, session.model.findPrices(id), body)
  const { sales, median, offers } = body as { sales: unknown[]; median: number | null; offers: { price: number }[] }
  return { sales: sales.length, median, cheapest: offers[0]?.price }
}

async function offerCard(actor: TradingActor, session: MarketSession, card: TradedCard, price: number): Promise<void> {
  const { client, model, judge, name } = actor
  const at = session.tick()
  const reply = await client.post('/markets/addCard', { userId: client.id, cardId: card.id, price })
  if (isRefusedByGuard(actor, session, { card, price }, reply)) return
  const { _id: id } = requireSuccess(actor, 'offers a card', reply)
  const offer = { id: String(id), seller: client.id, card, price, at }
  judge.expect(`${name}, offers a card`, toWireListing(offer), reply.body)
  session.model.list(offer)
  model.giveUp(card)
}

type Trade = { readonly card: TradedCard; readonly price: number }

/** Whether the market guard refused an honest trade. */
function isRefusedByGuard(
  { name, model }: TradingActor,
  session: MarketSession,
  { card, price }: Trade,
  reply: Reply,
): boolean {
  const about = `${name}, who has ${model.gachas} gachas: ${card.rarity} for ${price}`
  return session.model.countRefused(readCode(reply), about)
}

/** Browses the newest or the cheapest listings, or the listings of one series. */
async function buyBargains(actor: TradingActor, session: MarketSession): Promise<void> {
  const { client, model, dice, trader } = actor
  const offers = (await browseListings(actor, session)).filter(({ seller }) => seller !== client.id)
  const newCardCost = session.appraisal.ofNewCard(model.cards)
  const bid = (card: TradedCard) =>
    computeHighestBid(trader, card, session.appraisal, { isOwned: model.cards.has(card.id), newCardCost })
  const limit = 1 + dice.below(3)
  for (const offer of chooseOffers(offers, bid, { gachas: model.gachas, limit }))
    await buyListing(actor, session, offer)
}

async function browseListings(actor: TradingActor, { model }: MarketSession): Promise<OfferModel[]> {
  const { client, judge, dice, trader, name } = actor
  const page = { page: '1', pageSize: String(PAGE_SIZE) }
  const favorite = trader.favorites.size > 0 && dice.chance(0.5) ? dice.pick([...trader.favorites]) : undefined
  const sort = dice.pick(['newest', 'cheapest'] as const)
  const sorted = (sort === 'newest' ? model.listNewest() : model.listCheapest()).filter(
    ({ card }) => favorite === undefined || card.series === favorite,
  )
  const query = { ...page, sort, ...(favorite !== undefined && { anime: favorite }) }
  const { body } = await client.get('/markets/getDataMarket', query)
  const shown = sorted.slice(0, PAGE_SIZE)
  judge.expect(`${name}, market`, shown.map(toWireListing), body)
  return shown
}

async function buyListing(actor: TradingActor, session: MarketSession, listing: OfferModel): Promise<void> {
  const { client, model, judge, dice, name } = actor
  const isNamed = dice.chance(0.5)
  const offer = (isNamed ? listing : session.model.findOldestEqual(listing)) ?? listing
  const purchase = { ...toPurchase(actor, offer), listingId: isNamed ? offer.id : undefined }
  const key = dice.chance(0.2) ? crypto.randomUUID() : undefined
  const at = session.tick()
  const reply = await client.post('/markets/buyCard', purchase, key)
  if (isRefusedByGuard(actor, session, offer, reply)) return
  requireSuccess(actor, 'buys a card', reply)
  moveCard(actor, session, offer, at)
  judge.expect(`${name}, buys a card`, { gachas: model.gachas, throws: model.pityCount }, reply.body)
  if (key === undefined) return
  const again = await client.post('/markets/buyCard', purchase, key)
  judge.expect(`${name}, buys again by the same key`, reply.body, again.body)
}

/** Moves a card from seller to buyer. The seller receives the whole price and a notice. */
function moveCard({ model }: TradingActor, session: MarketSession, offer: OfferModel, at: number): void {
  const { card, price } = offer
  const seller = session.actors.get(offer.seller)
  if (!seller) throw new Error(`nobody has the id ${offer.seller}`)
  session.model.sell(offer, at)
  model.pay(price)
  model.receive(card)
  seller.model.earn(price)
  seller.notices.unshift({ at, kind: 'sold', card: card.id, gachas: price, read: false })
}

/** Two players buy one listing at the same time. One must succeed, unless the guard refuses both. */
export async function raceForOffer(
  [first, second]: readonly [TradingActor, TradingActor],
  session: MarketSession,
): Promise<void> {
  const isWanted = (actor: TradingActor, { seller, card, price }: OfferModel) =>
    seller !== actor.client.id &&
    price <= actor.model.gachas &&
    computeHighestBid(actor.trader, card, session.appraisal, {
      isOwned: actor.model.cards.has(card.id),
      newCardCost: session.appraisal.ofNewCard(actor.model.cards),
    }) >= price
  const offer = session.model.listNewest().find((one) => isWanted(first, one) && isWanted(second, one))
  if (!offer) return
  const at = session.tick()
  const replies = await Promise.all(
    [first, second].map(async (actor) => {
      const reply = await actor.client.post('/markets/buyCard', toPurchase(actor, offer))
      return { actor, reply }
    }),
  )
  const winners = replies.filter(({ reply }) => reply.status === 200)
  const guarded = replies.filter(({ actor, reply }) => isRefusedByGuard(actor, session, offer, reply))
  first.judge.expect('buyers of one offer at one instant', guarded.length === 2 ? 0 : 1, winners.length)
  for (const { actor, reply } of winners) {
    moveCard(actor, session, offer, at)
    first.judge.expect(`${actor.name}, wins a card`, { gachas: actor.model.gachas }, reply.body)
  }
}

/** Compares all pages of the market, and each seller's own listings, with the model. */
export async function compareMarket(actor: TradingActor, { model }: MarketSession): Promise<void> {
  const { client, judge } = actor
  const expected = model.listNewest()
  const shown: unknown[] = []
  for (let page = 1; shown.length < expected.length || page === 1; page++) {
    const query = { sort: 'newest', page: String(page), pageSize: String(PAGE_SIZE) }
    const listings = (await client.get('/markets/getDataMarket', query)).body as unknown[]
    if (listings.length === 0) break
    shown.push(...listings)
  }
  judge.expect('the whole market', expected.map(toWireListing), shown)
  const { body } = await client.get('/markets/getDataMarket', { mine: 'true' })
  judge.expect(`${actor.name}, own offers`, model.listBySeller(client.id).map(toWireListing), body)
}

function findCard({ cards }: MarketSession, id: string): TradedCard {
  const card = cards.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}
