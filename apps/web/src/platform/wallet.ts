import { wallet } from '@otogi/contract/wallet'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { keepAnswer, queryClient } from './query-client.ts'
import { storedPlayerId } from './session.ts'

type Balance = ReplyOf<typeof wallet.find>

const BALANCE_KEY = ['wallet', 'find'] as const

/** Changes of the balance go one after another: each answers with it, and the last answer must be the latest. */
export const IN_TURN = { id: 'wallet' }

/** The player's gachas and throws, and what became of asking for them. */
export function useWallet() {
  return useQuery({
    queryKey: BALANCE_KEY,
    queryFn: ({ signal }) => call(wallet.find, { id: storedPlayerId() ?? '' }, { signal }),
  })
}

/** The player's gachas and throws, once they are known. */
export function useBalance(): Balance | undefined {
  return useWallet().data
}

/** Keeps the balance that a payment or a claim answered with. */
export function keepBalance(balance: Balance): void {
  keepAnswer(BALANCE_KEY, balance)
}

export async function refreshBalance(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: BALANCE_KEY })
}
