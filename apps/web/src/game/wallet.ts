import { wallet } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { invalidate, setCached } from '../platform/query-client.ts'

export type Balance = ReplyOf<typeof wallet.find>

const BALANCE_KEY = ['wallet', 'find'] as const

/** The query for the player's gachas and pity count. */
export function useWallet() {
  return useQuery({
    queryKey: BALANCE_KEY,
    queryFn: ({ signal }) => call(wallet.find, {}, { signal }),
  })
}

/** The player's gachas and pity count; undefined until loaded. */
export function useBalance(): Balance | undefined {
  return useWallet().data
}

/** Stores the balance from the reply of a payment or a claim. */
export function setBalance(balance: Balance): void {
  setCached(BALANCE_KEY, balance)
}

export async function refreshBalance(): Promise<void> {
  await invalidate(BALANCE_KEY)
}
