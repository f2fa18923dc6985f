import { refreshAlerts } from './alerts.ts'
import { invalidate } from '../platform/query-client.ts'

/** Fetches again what a sale or purchase changes: the collection, the power, the market and the quests. */
const TOUCHED = [['collection', 'find'], ['accounts', 'find'], ['market'], ['quests']] as const

export function refreshAfterTrade(): void {
  for (const queryKey of TOUCHED) void invalidate(queryKey)
  void refreshAlerts()
}
