import { computeTimeLeft, computeTimeElapsed, type Duration } from '@otogi/rules/calendar/countdown'
import { useEffect, useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Icon } from './icon.tsx'
import s from './countdown.module.css'

const TICK_MS = 5000

/** The time left until an instant, in whole minutes. */
export function Countdown({ until, label }: { until: number; label?: string }) {
  const now = useNow()
  return (
    <span className={s['countdown']}>
      <Icon name="clock" />
      {label && <span>{label}</span>}
      <TimeSpan span={computeTimeLeft(until, now)} />
    </span>
  )
}

/** The time since an instant, in whole minutes. */
export function Elapsed({ since, label }: { since: number; label: string }) {
  const now = useNow()
  return (
    <span className={s['elapsed']}>
      {label} <TimeSpan span={computeTimeElapsed(since, now)} />
    </span>
  )
}

function TimeSpan({ span: { days, hours, minutes } }: { span: Duration }) {
  const { t } = useTexts()
  return <time>{days > 0 ? t('ui.daysLeft', { days, hours, minutes }) : t('ui.hoursLeft', { hours, minutes })}</time>
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
