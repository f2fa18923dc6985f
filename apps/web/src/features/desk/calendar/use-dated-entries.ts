import { toMadridDay } from '@otogi/rules/calendar/madrid-day'
import type { TextKey } from '../../../texts/catalog.ts'
import { useAnnouncements, useBanner, usePolls } from './use-calendar.ts'

/** Something that players see on a range of days, other than the puzzles. */
type DatedEntry = {
  readonly label: TextKey
  readonly firstDay: string
  /** The last day; null if there is none. */
  readonly lastDay: string | null
}

/**
 * Returns a function that lists what players see on a day besides the puzzles: announcements, planned banners
 * and polls.
 */
export function useDatedEntries(today: string | undefined): (day: string) => TextKey[] {
  const { data: announced = [] } = useAnnouncements()
  const { data: banner } = useBanner()
  const { data: polls } = usePolls()
  const planned = banner?.planned ?? []
  const entries: DatedEntry[] = [
    ...announced.map(({ startsAt, endsAt }) => ({
      label: 'calendar.announcement' as const,
      firstDay: toMadridDay(startsAt),
      // An announcement ends when its last day is over.
      lastDay: toMadridDay(endsAt - 1),
    })),
    ...planned.map(({ firstDay, lastDay }, index) => ({
      label: 'calendar.banner' as const,
      firstDay,
      lastDay: lastDay ?? planned[index + 1]?.firstDay ?? null,
    })),
    ...(polls?.last?.isOpen && today !== undefined
      ? [{ label: 'calendar.poll' as const, firstDay: today, lastDay: polls.last.lastDay }]
      : []),
    ...(polls?.planned ?? []).map(({ firstDay, lastDay }) => ({ label: 'calendar.poll' as const, firstDay, lastDay })),
  ]
  return (day) => [
    ...new Set(
      entries
        .filter(({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay))
        .map(({ label }) => label),
    ),
  ]
}
