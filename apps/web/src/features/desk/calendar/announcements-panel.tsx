import { useState } from 'react'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAnnouncements, useEndAnnouncement, type Announcement } from './use-calendar.ts'
import s from './panel.module.css'

/** Current and upcoming announcements. Editors can add and end them. */
export function AnnouncementsPanel({ isEditor, today }: { isEditor: boolean; today: string | undefined }) {
  const { t, pickText } = useTexts()
  const { data: open } = useAnnouncements()
  const [isCreating, setIsCreating] = useState(false)
  const [ending, setEnding] = useState<Announcement>()
  return (
    <Panel className={s['panel']}>
      <h3>{t('calendar.announcements')}</h3>
      {open?.length === 0 && <p>{t('calendar.noAnnouncements')}</p>}
      <ul className={s['list']}>
        {open?.map((announcement) => (
          <li key={announcement.number}>
            <p className={s['text']}>{pickText(announcement.texts)}</p>
            <p>
              <LocalTime epochMs={announcement.startsAt} /> – <LocalTime epochMs={announcement.endsAt} />
            </p>
            {isEditor && (
              <Button
                variant="quiet"
                aria-label={t('calendar.endOf', { text: pickText(announcement.texts) })}
                onClick={() => setEnding(announcement)}
              >
                {t('calendar.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isEditor && today !== undefined && (
        <Button variant="quiet" onClick={() => setIsCreating(true)}>
          {t('calendar.announce')}
        </Button>
      )}
      {isCreating && today !== undefined && <AnnouncementDialog today={today} onClose={() => setIsCreating(false)} />}
      {ending && <EndDialog announcement={ending} onClose={() => setEnding(undefined)} />}
    </Panel>
  )
}

function EndDialog({ announcement: { number, texts }, onClose }: { announcement: Announcement; onClose: () => void }) {
  const { t, pickText } = useTexts()
  const { mutate, isPending, error } = useEndAnnouncement(onClose)
  return (
    <ReasonDialog
      title={t('calendar.end')}
      text={pickText(texts)}
      confirmLabel={t('calendar.end')}
      isBusy={isPending}
      onConfirm={(reason) => mutate({ number, reason })}
      onClose={onClose}
    >
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}
