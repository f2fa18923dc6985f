import { median } from '@otogi/rules/market/price'

const DAY_MS = 86_400_000
const YOUNG_DAYS = 3
const FAR_FROM_RATE = 5
const SALES_FOR_A_RATE = 5
const ONE_RECEIVER_PURCHASES = 3

type Circumstances = {
  readonly price: number
  /** What the card was sold for lately. */
  readonly sales: readonly number[]
  readonly payerAgeMs: number
  /** How often the payer lately bought from this seller. */
  readonly purchasesBefore: number
}

/** The signs of funnelling that a purchase shows. */
export function signsOf({ price, sales, payerAgeMs, purchasesBefore }: Circumstances): string[] {
  const rate = sales.length >= SALES_FOR_A_RATE ? median(sales) : undefined
  return [
    ...(rate !== undefined && price >= rate * FAR_FROM_RATE ? ['far-from-rate'] : []),
    ...(payerAgeMs < YOUNG_DAYS * DAY_MS ? ['young-payer'] : []),
    ...(purchasesBefore + 1 >= ONE_RECEIVER_PURCHASES ? ['one-receiver'] : []),
  ]
}
