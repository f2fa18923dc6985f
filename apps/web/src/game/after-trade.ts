import { refreshAlerts } from './alerts.ts'
import { invalidate } from '../platform/query-client.ts'

/** Refetches what a sale or a purchase changes: the collection, the power, the market and the quests. */
const TOUCHED = [['collection', 'find'], ['accounts', 'find'], ['market'], ['quests']] as const

export function refreshAfterTrade(): void {
  for (const queryKey of TOUCHED) void invalidate(queryKey)
  void refreshAlerts()
}
