import { desk } from '@otogi/contract/desk/desk'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import { createAnnouncement, endAnnouncement } from './operate.ts'
import { listOpenAnnouncements } from './store.ts'

/** Mounts the editor endpoints. */
export function mountAnnouncementDeskRoutes(mount: Mount): void {
  mount(desk.announcements.list, async ({ db, at }) => {
    const open = await listOpenAnnouncements(db, at)
    return open.map(({ id, texts, startsAt, endsAt }) => ({
      number: id,
      texts,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
    }))
  })
  mount(desk.announcements.create, async (call) => {
    const { texts, firstDay, lastDay } = call.input
    const period = { firstDay: parseDay(firstDay), lastDay: parseDay(lastDay) }
    await createAnnouncement(call.tx, toModeration(call, call.input), { texts, ...period })
    return {}
  })
  mount(desk.announcements.end, async (call) => {
    await endAnnouncement(call.tx, toModeration(call, call.input), call.input.number)
    return {}
  })
}
