import { refreshAlerts } from './alerts.ts'
import { askAgain } from './query-client.ts'

/** What a card that changes hands changes besides: the collection, the power, what is for sale. */
const TOUCHED = [['collection', 'find'], ['accounts', 'find'], ['market'], ['quests']] as const

export function refreshAfterTrade(): void {
  for (const queryKey of TOUCHED) void askAgain(queryKey)
  void refreshAlerts()
}
