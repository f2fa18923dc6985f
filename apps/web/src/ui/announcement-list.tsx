import { Icon } from './icon.tsx'
import { Panel } from './paper.tsx'
import s from './announcement-list.module.css'

type Item = { readonly id: string | number; readonly text: string; readonly language?: string }

/** Announcements as players see them on the home page. */
export function AnnouncementList({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <Panel className={s['announcements']} aria-label={label}>
      <ul>
        {items.map(({ id, text, language }) => (
          <li key={id} lang={language}>
            <Icon name="bird" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
