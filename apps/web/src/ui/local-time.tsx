import { useTexts } from '../platform/texts.ts'
import { formatZone } from '../platform/time-zone.ts'

/** An instant in the time zone of the browser, which is shown on hover. */
export function LocalTime({ at, hours = true }: { at: number; /** False shows the date alone. */ hours?: boolean }) {
  const { language } = useTexts()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(hours && { timeStyle: 'short' }) })
  return (
    <time dateTime={new Date(at).toISOString()} title={formatZone(language, at)}>
      {format.format(at)}
    </time>
  )
}
