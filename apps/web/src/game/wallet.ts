import { wallet } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { invalidate, setCached } from '../platform/query-client.ts'

type Balance = ReplyOf<typeof wallet.find>

const BALANCE_KEY = ['wallet', 'find'] as const

/** The player's gachas and throws, and what became of asking for them. */
export function useWallet() {
  return useQuery({
    queryKey: BALANCE_KEY,
    queryFn: ({ signal }) => call(wallet.find, {}, { signal }),
  })
}

/** The player's gachas and throws, once they are known. */
export function useBalance(): Balance | undefined {
  return useWallet().data
}

/** Keeps the balance that a payment or a claim answered with. */
export function setBalance(balance: Balance): void {
  setCached(BALANCE_KEY, balance)
}

export async function refreshBalance(): Promise<void> {
  await invalidate(BALANCE_KEY)
}
