import { desk } from '@otogi/contract/desk/desk'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { toPictureUrl, type Pictures } from '../../platform/media/pictures.ts'
import { toModeration } from '../desk/index.ts'
import { decideReport, listOpenReports } from './decide.ts'
import { deleteUnusedPicture } from './kept-pictures.ts'

type Deps = { readonly db: Database; readonly pictures: Pictures }

/**
 * Mounts the moderator endpoints. A decision locks the affected players in one statement, so it does not use the
 * default transaction, which first locks the operator's row.
 */
export function mountReportDeskRoutes(mount: Mount, { db: database, pictures }: Deps): void {
  mount(desk.reports.list, async ({ db }) => {
    const groups = await listOpenReports(db)
    return groups.map(({ since, subject, reports, reported, ...group }) => ({
      ...group,
      reportedId: reported,
      subject: { ...subject, ...('picture' in subject && { picture: toPictureUrl(subject.picture) }) },
      since: since.getTime(),
      reports: reports.map(({ at, ...report }) => ({ ...report, at: new Date(at).getTime() })),
    }))
  })
  mount(desk.reports.decide, async (call) => {
    const decided = await database.transaction((tx) => decideReport(tx, toModeration(call, call.input), call.input))
    const { closed, pictures: reported } = decided
    await Promise.all(reported.map((picture) => deleteUnusedPicture(database.reader, pictures, picture)))
    return { closed }
  })
}
