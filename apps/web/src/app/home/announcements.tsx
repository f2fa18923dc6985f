import { announcements } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/paper.tsx'
import s from './announcements.module.css'

/** What the operator announces, e.g. the dates of an event. Shows nothing if there is nothing to announce. */
export function Announcements() {
  const { t, pickText } = useTexts()
  const { data } = useQuery({
    queryKey: ['announcements', 'find'],
    queryFn: ({ signal }) => call(announcements.find, {}, { signal }),
  })
  if (!data || data.length === 0) return null
  return (
    <Panel className={s['announcements']} aria-label={t('home.announcements')}>
      <ul>
        {data.map(({ id, texts }) => (
          <li key={id}>
            <Icon name="bird" />
            <p>{pickText(texts)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
