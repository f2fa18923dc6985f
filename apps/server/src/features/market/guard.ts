import { median } from '@otogi/rules/market/price'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getPlayer } from '../players/index.ts'
import { countPurchases, recentSales } from './store.ts'

export type GuardMode = Config['marketGuard']

const DAY_MS = 86_400_000
const YOUNG_DAYS = 3
const FAR_FROM_RATE = 5
const SALES_FOR_A_RATE = 5
const ONE_RECEIVER_PURCHASES = 3
const ONE_RECEIVER_DAYS = 7
const SIGNS_FOR_A_FLAG = 2

type Payment = { readonly buyer: string; readonly seller: string; readonly cardId: string; readonly price: number }

/**
 * The signs that a purchase hands gachas over to one's other account rather than buys a card. One sign alone is ordinary
 * play and is not told; two together are, and under `enforce` they refuse the purchase.
 */
export async function guard(db: Reader, mode: GuardMode, payment: Payment, at: Date): Promise<string[]> {
  if (mode === 'off') return []
  const signs = signsOf({
    price: payment.price,
    sales: (await recentSales(db, payment.cardId)).map((sale) => sale.price),
    payerAgeMs: at.getTime() - (await getPlayer(db, payment.buyer)).created_at.getTime(),
    purchasesBefore: await countPurchases(db, payment.buyer, payment.seller, daysBefore(at, ONE_RECEIVER_DAYS)),
  })
  if (signs.length < SIGNS_FOR_A_FLAG) return []
  if (mode === 'enforce') throw new Refusal('MARKET_GUARDED')
  return signs
}

type Circumstances = {
  readonly price: number
  /** What the card was sold for lately. */
  readonly sales: readonly number[]
  readonly payerAgeMs: number
  /** How often the payer lately bought from this seller. */
  readonly purchasesBefore: number
}

export function signsOf({ price, sales, payerAgeMs, purchasesBefore }: Circumstances): string[] {
  const rate = sales.length >= SALES_FOR_A_RATE ? median(sales) : undefined
  return [
    ...(rate !== undefined && price >= rate * FAR_FROM_RATE ? ['far-from-rate'] : []),
    ...(payerAgeMs < YOUNG_DAYS * DAY_MS ? ['young-payer'] : []),
    ...(purchasesBefore + 1 >= ONE_RECEIVER_PURCHASES ? ['one-receiver'] : []),
  ]
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}
