import { suspension } from '@otogi/contract/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { call } from '../../platform/call.ts'
import { setCached } from '../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Warning } from '../../ui/warning.tsx'
import s from './suspended-page.module.css'

const KEY = ['suspension'] as const
const MAX_APPEAL = 1000

/** Shows the end of the suspension and its reason, and lets the player appeal. */
export function SuspendedPage({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTexts()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(suspension.find, {}, { signal }) })
  if (data === undefined) return null
  if (data === null) return <Redirect to="/home/main" replace />
  return (
    <Sheet className={s['sheet']}>
      <PageTitle title={t('suspension.title')} />
      <p>
        {t('suspension.until')} <LocalTime epochMs={data.until} />
      </p>
      <p className={s['note']}>{data.note}</p>
      {data.appeal === null ? <AppealForm /> : <p>{t('suspension.sent')}</p>}
      <Button variant="quiet" onClick={onSignOut}>
        {t('suspension.signOut')}
      </Button>
    </Sheet>
  )
}

function AppealForm() {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(suspension.appeal, { text: text.trim() }),
    onSuccess: (reply) => setCached(KEY, reply),
  })
  return (
    <>
      <TextArea label={t('suspension.appeal')} value={text} onChange={setText} maxLength={MAX_APPEAL} />
      <Button busy={isPending} disabled={text.trim() === ''} onClick={() => mutate()}>
        {t('suspension.send')}
      </Button>
      {error && <Warning text={t(toRefusalTextOrDefault('suspension.failed', error))} />}
    </>
  )
}
