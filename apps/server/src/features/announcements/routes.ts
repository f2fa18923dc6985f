import { announcements } from '@otogi/contract/announcements'
import { SHOWN_ANNOUNCEMENTS } from '@otogi/rules/announcements/announcements'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { mountAnnouncementDeskRoutes } from './desk-routes.ts'
import { listShownAnnouncements } from './store.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

export function mountAnnouncementRoutes(mount: Mount, { db, clock }: Deps): void {
  mountAnnouncementDeskRoutes(mount)
  mount(announcements.find, async () => {
    const shown = await listShownAnnouncements(db.reader, new Date(clock.now()), SHOWN_ANNOUNCEMENTS)
    return shown.map(({ id, texts }) => ({ id: String(id), texts }))
  })
}
