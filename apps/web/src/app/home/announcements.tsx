import { announcements } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { AnnouncementList } from '../../ui/announcement-list.tsx'

/** The operator's announcements, e.g. the dates of an event. Shows nothing if there are none. */
export function Announcements() {
  const { t, pickText } = useTexts()
  const { data } = useQuery({
    queryKey: ['announcements', 'find'],
    queryFn: ({ signal }) => call(announcements.find, {}, { signal }),
  })
  if (!data || data.length === 0) return null
  return (
    <AnnouncementList
      label={t('home.announcements')}
      items={data.map(({ id, texts }) => ({ id, text: pickText(texts) }))}
    />
  )
}
