import { MAX_ANNOUNCEMENT_LENGTH } from '@otogi/rules/announcements/announcements'
import { endOfDay, startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { LANGUAGES, mapLanguages, type Text } from '@otogi/rules/languages/languages'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal, type Issue } from '../../platform/http/refusal.ts'
import { writeDeskLog, type Moderation } from '../desk/index.ts'
import { insertAnnouncement, setAnnouncementEnd, type Announcement } from './store.ts'

type NewAnnouncement = { readonly texts: Text; readonly firstDay: MadridDay; readonly lastDay: MadridDay }

/** Shows a text on the home page from the start of one day to the end of another. */
export async function createAnnouncement(
  tx: Tx,
  moderation: Moderation,
  { texts, firstDay, lastDay }: NewAnnouncement,
): Promise<Announcement> {
  const { at } = moderation
  const trimmed = mapLanguages((language) => texts[language].trim())
  const [startsAt, endsAt] = [new Date(startOfDay(firstDay)), new Date(endOfDay(lastDay))]
  const issues = [...listTextIssues(trimmed), ...listDayIssues({ startsAt, endsAt, at })]
  if (issues.length > 0) throw new Refusal('INVALID', issues)
  const created = await insertAnnouncement(tx, { texts: trimmed, startsAt, endsAt, createdAt: at })
  const details = { texts: trimmed, firstDay, lastDay }
  await writeDeskLog(tx, moderation, { action: 'announcement.create', subject: String(created.id), details })
  return created
}

/** Ends an announcement immediately, even before it has started. */
export async function endAnnouncement(tx: Tx, moderation: Moderation, id: number): Promise<Announcement> {
  const ended = await setAnnouncementEnd(tx, id, moderation.at)
  if (!ended) throw new Refusal('INVALID', [{ path: 'id', message: `announcement ${id} is not open` }])
  const details = { texts: ended.texts }
  await writeDeskLog(tx, moderation, { action: 'announcement.end', subject: String(id), details })
  return ended
}

function listTextIssues(texts: Text): Issue[] {
  return LANGUAGES.flatMap((language) => {
    const { length } = Array.from(texts[language])
    if (length > 0 && length <= MAX_ANNOUNCEMENT_LENGTH) return []
    const message = `the text in ${language} must have 1 to ${MAX_ANNOUNCEMENT_LENGTH} characters (got ${length})`
    return { path: `texts.${language}`, message }
  })
}

type Period = Pick<Announcement, 'startsAt' | 'endsAt'> & { readonly at: Date }

function listDayIssues({ startsAt, endsAt, at }: Period): Issue[] {
  if (endsAt <= startsAt) return [{ path: 'lastDay', message: 'the last day must not be before the first day' }]
  return endsAt <= at ? [{ path: 'lastDay', message: 'the last day must not be in the past' }] : []
}
