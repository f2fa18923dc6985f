import { day } from '@otogi/contract/routes'
import { endOfDay, toMadridDay } from '@otogi/rules/calendar/madrid-day'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { writeTime } from './player-storage.ts'
import { call } from '../platform/call.ts'
import { invalidateAll } from '../platform/query-client.ts'

/** Waits a little longer, because the server's clock may be slightly behind the browser clock. */
const GRACE_MS = 2000

/** Starts the player's day on the server, and refetches everything when the next day begins in Madrid. */
export function useDayRollover(): void {
  useQuery({
    queryKey: ['day', 'update'],
    queryFn: async () => {
      const time = await call(day.update, {})
      writeTime(time)
      return time
    },
    staleTime: Infinity,
  })
  useEffect(() => {
    let timer = setTimeout(startNextDay, computeMsUntilNextDay())
    function startNextDay() {
      invalidateAll()
      timer = setTimeout(startNextDay, computeMsUntilNextDay())
    }
    return () => clearTimeout(timer)
  }, [])
}

function computeMsUntilNextDay(): number {
  const now = Date.now()
  return endOfDay(toMadridDay(now)) - now + GRACE_MS
}
