import { day } from '@otogi/contract/day'
import { nextMonday, toWireDate, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'

/** The player's rollover has happened before any of these calls answers. */
export function mountDay(mount: Mount): void {
  mount(day.find, ({ today }) => toRecord(today))
  mount(day.update, ({ at }) => at.getTime())
  mount(day.updateWeek, ({ today }) => toRecord(today))
}

function toRecord(today: MadridDay) {
  return { today: toWireDate(today), nextMonday: toWireDate(nextMonday(today)) }
}
