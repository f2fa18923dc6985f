import { market } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshAlerts } from '../../game/alerts.ts'
import { call } from '../../platform/call.ts'
import { invalidate, queryClient } from '../../platform/query-client.ts'
import { refreshBalance } from '../../game/wallet.ts'
import { REFRESH_MS } from './use-listings.ts'

const NOTICES_KEY = ['market', 'inbox'] as const

export type Notice = ReplyOf<typeof market.inbox>[number]

/** The player's sales, newest first. */
export function useSaleNotices() {
  const { data, isError } = useQuery({
    queryKey: NOTICES_KEY,
    queryFn: ({ signal }) => fetchNotices(signal),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  const read = useMutation({
    mutationFn: () => call(market.readInbox, {}),
    onSuccess: () => {
      void invalidate(NOTICES_KEY)
      void refreshAlerts()
    },
  })
  const unread = data?.filter((notice) => !notice.read).length ?? 0
  return { notices: data, hasFailed: isError, unread, markRead: read.mutate }
}

/** After a new sale, the balance has changed too. */
async function fetchNotices(signal: AbortSignal): Promise<Notice[]> {
  const known = queryClient.getQueryData<Notice[]>(NOTICES_KEY)?.[0]?.id
  const notices = await call(market.inbox, {}, { signal })
  if (notices[0]?.id !== known) {
    void refreshBalance()
    void refreshAlerts()
  }
  return notices
}
