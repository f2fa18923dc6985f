import { useTexts } from '../platform/texts.ts'
import { formatZone } from '../platform/time-zone.ts'

/** An instant in the browser's time zone. Hovering shows the name of the time zone. */
export function LocalTime({
  at,
  hours = true,
}: {
  at: number
  /** Whether to show the time of day after the date. */ hours?: boolean
}) {
  const { language } = useTexts()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(hours && { timeStyle: 'short' }) })
  return (
    <time dateTime={new Date(at).toISOString()} title={formatZone(language, at)}>
      {format.format(at)}
    </time>
  )
}
