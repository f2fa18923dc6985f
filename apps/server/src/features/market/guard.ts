import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getPlayer } from '../players/index.ts'
import { signsOf } from './signs.ts'
import { countPurchases, recentSales } from './store.ts'

export type GuardMode = Config['marketGuard']

const DAY_MS = 86_400_000
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

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}
