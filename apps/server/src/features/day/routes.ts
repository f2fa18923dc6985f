import { day } from '@otogi/contract/day'
import { nextMonday, toWireDate, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'

/** The rollover has already run when these handlers are called. */
export function mountDayRoutes(mount: Mount): void {
  mount(day.find, ({ today }) => toDayReply(today))
  mount(day.update, ({ at }) => at.getTime())
  mount(day.updateWeek, ({ today }) => toDayReply(today))
}

function toDayReply(today: MadridDay) {
  return { today: toWireDate(today), nextMonday: toWireDate(nextMonday(today)) }
}
