import { day } from '@otogi/contract/routes'
import { endOfDay, toMadridDay } from '@otogi/rules/calendar/madrid-day'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { writeTime } from './player-storage.ts'
import { call } from '../platform/call.ts'
import { invalidateAll } from '../platform/query-client.ts'

/** The server's clock may be slightly behind this one. */
const GRACE_MS = 2000

/** Starts the player's day on the server, and fetches everything again when the next day begins in Madrid. */
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
    let timer = setTimeout(turn, untilTurn())
    function turn() {
      invalidateAll()
      timer = setTimeout(turn, untilTurn())
    }
    return () => clearTimeout(timer)
  }, [])
}

function untilTurn(): number {
  const now = Date.now()
  return endOfDay(toMadridDay(now)) - now + GRACE_MS
}
