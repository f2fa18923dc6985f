import type { ReplyOf } from '@otogi/contract/endpoint'
import { banner } from '@otogi/contract/desk/routes'
import { useMutation } from '@tanstack/react-query'
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
import { formatDay } from './format-day.ts'
import { BANNER, useBanner } from './use-calendar.ts'
import s from './panel.module.css'

/** The option value for the weekly rotation. */
const ROTATION = ''

type PanelProps = { isEditor: boolean; today: string | undefined }

/** The special banner's series. Editors can choose another one. */
export function BannerPanel({ isEditor, today }: PanelProps) {
  const { t, pickText } = useTexts()
  const { data } = useBanner()
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
      {data && <Plans plans={data.planned} />}
      {data && <Weeks weeks={data.weeks} />}
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

type Banner = ReplyOf<typeof banner.find>

const SHORT = { day: 'numeric', month: 'long' } as const

/** The planned banners, which begin later. */
function Plans({ plans }: { plans: Banner['planned'] }) {
  const { t, pickText, language } = useTexts()
  if (plans.length === 0) return null
  return (
    <ul className={s['list']} aria-label={t('calendar.planned')}>
      {plans.map(({ titles, firstDay, lastDay }) => (
        <li key={firstDay}>
          <strong>{titles ? pickText(titles) : t('calendar.rotation')}</strong>
          {t(lastDay === null ? 'calendar.from' : 'calendar.fromTo', {
            first: formatDay(firstDay, language, SHORT),
            last: lastDay === null ? '' : formatDay(lastDay, language, SHORT),
          })}
        </li>
      ))}
    </ul>
  )
}

/** The series of the coming weeks, unless another one is chosen. */
function Weeks({ weeks }: { weeks: Banner['weeks'] }) {
  const { t, pickText, language } = useTexts()
  if (weeks.length === 0) return null
  return (
    <details>
      <summary>{t('calendar.weeks')}</summary>
      <ul className={s['list']}>
        {weeks.map(({ week, titles }) => (
          <li key={week}>
            {t('calendar.weekOf', {
              day: formatDay(week, language, SHORT),
              series: titles ? pickText(titles) : t('calendar.gone'),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

type BannerDialogProps = {
  choices: Banner['choices']
  today: string
  onClose: () => void
}

function BannerDialog({ choices, today, onClose }: BannerDialogProps) {
  const { t, pickText } = useTexts()
  const [series, setSeries] = useState(ROTATION)
  const [firstDay, setFirstDay] = useState('')
  const [lastDay, setLastDay] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) =>
      call(banner.choose, {
        series: series === ROTATION ? null : series,
        firstDay: firstDay === '' ? null : firstDay,
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
      <DayField label={t('calendar.firstDay')} value={firstDay} min={today} onChange={setFirstDay} />
      {series !== ROTATION && (
        <DayField label={t('calendar.lastDay')} value={lastDay} min={firstDay || today} onChange={setLastDay} />
      )}
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}
