import type { ReplyOf } from '@otogi/contract/endpoint'
import { banner } from '@otogi/contract/desk/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day-field.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Select } from '../../../ui/select.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import s from './panel.module.css'

const BANNER = ['desk', 'banner'] as const

/** Value of the choice that rotates the banner weekly. */
const ROTATION = ''

type PanelProps = { isEditor: boolean; today: string | undefined }

/** The series of the special banner. Editors can choose another one. */
export function BannerPanel({ isEditor, today }: PanelProps) {
  const { t, pickText } = useTexts()
  const { data } = useQuery({ queryKey: BANNER, queryFn: ({ signal }) => call(banner.find, {}, { signal }) })
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Panel className={s['panel']}>
      <h3>{t('calendar.banner')}</h3>
      {data && (
        <p>
          <strong>{pickText(data.titles)}</strong>{' '}
          {data.until === null ? t('calendar.untilChanged') : <LocalTime epochMs={data.until} />}
        </p>
      )}
      {isEditor && data && today !== undefined && (
        <Button variant="quiet" onClick={() => setIsChoosing(true)}>
          {t('calendar.chooseBanner')}
        </Button>
      )}
      {isChoosing && data && today !== undefined && (
        <BannerDialog choices={data.choices} today={today} onClose={() => setIsChoosing(false)} />
      )}
    </Panel>
  )
}

type BannerDialogProps = {
  choices: ReplyOf<typeof banner.find>['choices']
  today: string
  onClose: () => void
}

function BannerDialog({ choices, today, onClose }: BannerDialogProps) {
  const { t, pickText } = useTexts()
  const [series, setSeries] = useState(ROTATION)
  const [lastDay, setLastDay] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) =>
      call(banner.choose, {
        series: series === ROTATION ? null : series,
        lastDay: lastDay === '' ? null : lastDay,
        reason,
      }),
    onSuccess: () => {
      void invalidate(BANNER)
      onClose()
    },
  })
  const options = choices.map((choice) => ({ value: choice.series, label: pickText(choice.titles) }))
  return (
    <ReasonDialog
      title={t('calendar.chooseBanner')}
      text={t('calendar.bannerText')}
      confirmLabel={t('calendar.pin')}
      isBusy={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Select
        label={t('calendar.series')}
        value={series}
        options={[{ value: ROTATION, label: t('calendar.rotation') }, ...options]}
        onChange={setSeries}
      />
      {series !== ROTATION && (
        <DayField label={t('calendar.lastDay')} value={lastDay} min={today} onChange={setLastDay} />
      )}
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}
