import { day } from '@otogi/contract/day'
import { nextMonday, toWireDate } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from '../../platform/process/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'

/** A function of the clock: the player's own change of day has happened before any of these answers. */
export function dayRoutes(mount: Mount, clock: Clock): void {
  const record = () => {
    const today = clock.today()
    return { lastReset: toWireDate(today), resetWeek: toWireDate(nextMonday(today)) }
  }
  mount.read(day.find, () => Promise.resolve(record()))
  mount.write(day.update, () => Promise.resolve({ ...record(), time: clock.now() }))
  mount.write(day.updateWeek, () => Promise.resolve(record()))
}
