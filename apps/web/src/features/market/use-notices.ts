import { market } from '@otogi/contract/market'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshAlerts } from '../../platform/alerts.ts'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { storedPlayerId } from '../../platform/session.ts'
import { REFRESH_MS } from './refresh.ts'

const NOTICES_KEY = ['market', 'inbox'] as const

/** What was sold, newest first. */
export function useNotices() {
  const { data, isError } = useQuery({
    queryKey: NOTICES_KEY,
    queryFn: ({ signal }) => call(market.inbox, {}, { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  const read = useMutation({
    mutationFn: () => call(market.readInbox, { userid: storedPlayerId() ?? '' }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: NOTICES_KEY })
      void refreshAlerts()
    },
  })
  const unread = data?.filter((notice) => !notice.read).length ?? 0
  return { notices: data, hasFailed: isError, unread, markRead: () => read.mutate() }
}
