import { MAX_ANNOUNCEMENT_LENGTH } from '@otogi/rules/announcements/announcements'
import { LANGUAGE_NAMES, LANGUAGES, mapLanguages } from '@otogi/rules/languages/languages'
import { useState } from 'react'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { AnnouncementList } from '../../../ui/announcement-list.tsx'
import { DayField } from '../../../ui/day-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useCreateAnnouncement } from './use-calendar.ts'

/** A form for an announcement: its text in every language, its days, and a preview. */
export function AnnouncementDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useTexts()
  const [texts, setTexts] = useState(mapLanguages(() => ''))
  const [firstDay, setFirstDay] = useState(today)
  const [lastDay, setLastDay] = useState(today)
  const { mutate, isPending, error } = useCreateAnnouncement(onClose)
  const written = LANGUAGES.map((language) => ({ id: language, language, text: texts[language].trim() })).filter(
    ({ text }) => text !== '',
  )
  return (
    <ReasonDialog
      title={t('calendar.announce')}
      text={t('calendar.announceText')}
      confirmLabel={t('calendar.announce')}
      isBusy={isPending}
      onConfirm={(reason) => mutate({ texts, firstDay, lastDay, reason })}
      onClose={onClose}
    >
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={LANGUAGE_NAMES[language]}
          value={texts[language]}
          onChange={(text) => setTexts({ ...texts, [language]: text })}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          required
        />
      ))}
      <DayField label={t('calendar.firstDay')} value={firstDay} min={today} onChange={setFirstDay} />
      <DayField label={t('calendar.lastDay')} value={lastDay} min={firstDay} onChange={setLastDay} />
      {written.length > 0 && <AnnouncementList label={t('calendar.announcementPreview')} items={written} />}
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}
