import { reports } from '@otogi/contract/routes'
import { MAX_REPORT_TEXT } from '@otogi/rules/reports/reports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { createRandomKey } from '../../platform/random-key.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { Warning } from '../../ui/warning.tsx'

/** A player or an offer that can be reported. */
export type ReportSubject =
  | { readonly kind: 'player'; readonly username: string }
  | { readonly kind: 'offer'; readonly username: string; readonly listingId: string }

type PlayerPart = 'name' | 'picture' | 'profile'

const PART_TEXTS: readonly { readonly value: PlayerPart; readonly text: TextKey }[] = [
  { value: 'name', text: 'reports.name' },
  { value: 'picture', text: 'reports.picture' },
  { value: 'profile', text: 'reports.profile' },
]

/** Asks what is wrong and sends a report to the moderators. */
export function ReportDialog({ subject, onClose }: { subject: ReportSubject; onClose: () => void }) {
  const { t } = useTexts()
  const [part, setPart] = useState<PlayerPart>('name')
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useReport(subject, () => {
    showToast({ text: t('reports.sent'), kind: 'good' })
    onClose()
  })
  const isOffer = subject.kind === 'offer'
  const { username } = subject
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isOffer ? 'reports.titleOffer' : 'reports.title', { username })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('reports.cancel')}
          </Button>
          <Button busy={isPending} onClick={() => mutate({ part, text })}>
            {t('reports.send')}
          </Button>
        </>
      }
    >
      <p>{t(isOffer ? 'reports.hintOffer' : 'reports.hint', { username })}</p>
      {!isOffer && (
        <Select
          label={t('reports.what')}
          value={part}
          options={PART_TEXTS.map((one) => ({ value: one.value, label: t(one.text) }))}
          onChange={setPart}
        />
      )}
      <TextArea label={t('reports.text')} value={text} onChange={setText} maxLength={MAX_REPORT_TEXT} />
      {error && <Warning text={t(toRefusalTextOrDefault('reports.failed', error))} />}
    </Dialog>
  )
}

type Report = { part: PlayerPart; text: string }

function useReport(subject: ReportSubject, onSuccess: () => void) {
  const [idempotencyKey] = useState(createRandomKey)
  return useMutation({
    mutationFn: ({ part, text }: Report) =>
      subject.kind === 'offer'
        ? call(reports.createForOffer, { listingId: subject.listingId, text }, { idempotencyKey })
        : call(reports.create, { kind: part, username: subject.username, text }, { idempotencyKey }),
    onSuccess,
  })
}
