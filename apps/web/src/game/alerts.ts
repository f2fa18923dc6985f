import { quests } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { readAlerts, writeAlerts, type Alert } from './player-storage.ts'
import { call } from '../platform/call.ts'
import { invalidate, setCached, queryClient } from '../platform/query-client.ts'

const ALERTS_KEY = ['quests', 'ready'] as const

export type Alerts = { games: number; quests: number; inbox: number; solved: number }

/** Returns the number of unclaimed rewards, unread notices, and games solved today. */
export function useAlerts(): Alerts {
  const query = useQuery({
    queryKey: ALERTS_KEY,
    queryFn: async ({ signal }) => {
      const alerts = await call(quests.ready, {}, { signal })
      writeAlerts(listAlerts(alerts))
      return alerts
    },
    placeholderData: readStoredAlerts,
  })
  return query.data ?? { games: 0, quests: 0, inbox: 0, solved: 0 }
}

/** Refetches the alerts after a win, a claim or a sale. */
export async function refreshAlerts(): Promise<void> {
  await invalidate(ALERTS_KEY)
}

/** Removes the alert for a reward that was just claimed, then refetches all alerts. */
export function removeAlert(alert: Alert, claimedCount = 1): void {
  const alerts = queryClient.getQueryData<Alerts>(ALERTS_KEY) ?? readStoredAlerts()
  const remaining = { ...alerts, [alert]: Math.max(0, alerts[alert] - claimedCount) }
  setCached(ALERTS_KEY, remaining)
  writeAlerts(listAlerts(remaining))
  void refreshAlerts()
}

function listAlerts(counts: Alerts): Alert[] {
  return (['games', 'quests'] as const).filter((kind) => counts[kind] > 0)
}

function readStoredAlerts(): Alerts {
  const stored = readAlerts()
  return { games: Number(stored.includes('games')), quests: Number(stored.includes('quests')), inbox: 0, solved: 0 }
}
