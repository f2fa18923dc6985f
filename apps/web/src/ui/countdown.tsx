import { countdownMinutes } from '@otogi/rules/calendar/countdown'
import { useEffect, useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Icon } from './icon.tsx'
import s from './countdown.module.css'

const TICK_MS = 5000

/** The time left until an instant, in whole minutes. */
export function Countdown({ until, label }: { until: number; label?: string }) {
  const { t } = useTexts()
  const now = useNow()
  const { days, hours, minutes } = countdownMinutes(until, now)
  const left = days > 0 ? t('ui.daysLeft', { days, hours, minutes }) : t('ui.hoursLeft', { hours, minutes })
  return (
    <span className={s['countdown']}>
      <Icon name="clock" />
      {label && <span>{label}</span>}
      <time>{left}</time>
    </span>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
