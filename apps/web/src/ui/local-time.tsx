import { useTexts } from '../platform/texts.ts'
import { formatTimeZone } from '../platform/time-zone.ts'

/** An instant in the browser's time zone. Hovering shows the time zone's name. */
export function LocalTime({
  epochMs,
  withTime = true,
}: {
  epochMs: number
  /** Whether to show the time of day after the date. */ withTime?: boolean
}) {
  const { language } = useTexts()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(withTime && { timeStyle: 'short' }) })
  return (
    <time dateTime={new Date(epochMs).toISOString()} title={formatTimeZone(language, epochMs)}>
      {format.format(epochMs)}
    </time>
  )
}
