import { day } from '@otogi/contract/routes'
import { endOfDay, madridDayOf } from '@otogi/rules/calendar/madrid-day'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { writeTime } from './player-storage.ts'
import { call } from '../platform/call.ts'
import { invalidateAll } from '../platform/query-client.ts'

/** The server's midnight may be a moment later than this clock's. */
const GRACE_MS = 2000

/** Begins the player's day on the server, and asks for everything again when Madrid's next one begins. */
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
  return endOfDay(madridDayOf(now)) - now + GRACE_MS
}
