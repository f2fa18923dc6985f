import { refreshAlerts } from './alerts.ts'
import { invalidate } from '../platform/query-client.ts'

/** What a card that changes hands changes besides: the collection, the power, what is for sale. */
const TOUCHED = [['collection', 'find'], ['accounts', 'find'], ['market'], ['quests']] as const

export function refreshAfterTrade(): void {
  for (const queryKey of TOUCHED) void invalidate(queryKey)
  void refreshAlerts()
}
