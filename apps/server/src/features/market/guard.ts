import {
  BLOCKING_SIGNS,
  findSigns,
  givenByBuyer,
  givenBySeller,
  givesTooMuch,
  isBound,
  SELLER_DAYS,
  type BlockingSign,
  type Giving,
  type Sign,
} from '@otogi/rules/market/guard'
import { countsForRates } from '@otogi/rules/market/going-rate'
import type { RefusalCode } from '@otogi/contract/refusals'
import type { Config } from '../../platform/process/config.ts'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { getPlayer, type Player } from '../players/index.ts'
import { sumEarned } from '../wallet/index.ts'
import { findFormerGiven } from './former-accounts.ts'
import { findGoingRate } from './going-rates.ts'
import { sumGiven, sumSalesToBound, type ListingRow } from './store.ts'

export type GuardDeps = {
  readonly mode: Config['marketGuard']
  readonly catalogue: Catalogue
  /** Hashes the addresses of deleted accounts. */
  readonly personKey: Buffer
}

const DAY_MS = 86_400_000

const REFUSAL: Readonly<Record<BlockingSign, RefusalCode>> = {
  'above-rate': 'MARKET_GUARDED',
  'seller-limit': 'SELLER_LIMIT',
}

type Offer = { readonly seller: string; readonly cardId: string; readonly price: number; readonly at: Date }

/** What a locked seller gives away by an offer; refuses an offer that gives too much away. */
export async function checkOffer(db: Reader, deps: GuardDeps, offer: Offer): Promise<number> {
  const { seller, cardId, price, at } = offer
  if (deps.mode === 'off') return 0
  const player = await getPlayer(db, seller)
  if (!isBoundAt(player, at)) return 0
  const gives = givenBySeller(price, await findGoingRate(db, deps.catalogue, cardId))
  if (gives === 0 || deps.mode === 'flag') return gives
  if (givesTooMuch(await readGiving(db, deps, player, at), gives)) throw new Refusal('PRICE_TOO_LOW')
  return gives
}

type Verdict = Pick<ListingRow, 'rate' | 'bound_buyer' | 'buyer_gives' | 'counts'> & { readonly signs: Sign[] }

const UNGUARDED: Verdict = { rate: null, bound_buyer: false, buyer_gives: 0, counts: true, signs: [] }

/** Weighs the purchase of a listing; buyer and seller are locked. Refuses it, if need be, unless it may only flag. */
export async function checkPurchase(
  db: Reader,
  deps: GuardDeps,
  listing: ListingRow,
  { buyer, at }: { readonly buyer: string; readonly at: Date },
): Promise<Verdict> {
  if (deps.mode === 'off') return UNGUARDED
  const { seller, card_id: cardId, price, seller_gives: sellerGives } = listing
  const player = await getPlayer(db, buyer)
  const isBuyerBound = isBoundAt(player, at)
  const giving = await readGiving(db, deps, player, at)
  const rate = await findGoingRate(db, deps.catalogue, cardId)
  const since = new Date(at.getTime() - SELLER_DAYS * DAY_MS)
  const signs = findSigns({
    price,
    rate,
    buyer: isBuyerBound ? giving : undefined,
    seller: { ...(await sumSalesToBound(db, seller, since)), earned: await sumEarned(db, seller, since) },
  })
  if (sellerGives > 0 && (await gaveTooMuch(db, deps, listing, at))) signs.push('below-rate')
  const blocking = BLOCKING_SIGNS.find((sign) => signs.includes(sign))
  if (blocking && deps.mode === 'enforce') throw new Refusal(REFUSAL[blocking])
  return {
    rate,
    bound_buyer: isBuyerBound,
    buyer_gives: isBuyerBound ? givenByBuyer(price, rate) : 0,
    counts: countsForRates(giving.earned),
    signs,
  }
}

function isBoundAt({ created_at, email_verified_at }: Player, at: Date): boolean {
  return isBound(at.getTime() - created_at.getTime(), email_verified_at !== null)
}

/** An earlier account of the same person counts too: leaving and coming back gains nothing. */
async function readGiving(db: Reader, { personKey }: GuardDeps, player: Player, at: Date): Promise<Giving> {
  const former = await findFormerGiven(db, personKey, player, at)
  return { given: former + (await sumGiven(db, player.id)), earned: await sumEarned(db, player.id) }
}

/** Whether the offer itself gave away more than its seller may: such offers are refused unless the guard only flags. */
async function gaveTooMuch(db: Reader, deps: GuardDeps, listing: ListingRow, at: Date): Promise<boolean> {
  const { given, earned } = await readGiving(db, deps, await getPlayer(db, listing.seller), at)
  return givesTooMuch({ given: given - listing.seller_gives, earned }, listing.seller_gives)
}
