import { useTexts } from '../../platform/texts.ts'
import { Face } from '../../ui/face.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { firstWord, type Row } from './rows.ts'
import s from './own-row.module.css'

/** The player's own line: in sight however far the list is scrolled. */
export function OwnRow({ row: { place, username, picture, figure } }: { row: Row }) {
  const { t } = useTexts()
  return (
    <Sheet as="div" className={s['own']}>
      <b className={s['place']}>
        {place === null && <span aria-hidden="true">–</span>}
        <VisuallyHidden>{place === null ? t('ranking.noPlace') : t('ranking.yourPlace')}</VisuallyHidden>
        {place}
      </b>
      <Face picture={picture} name={username} className={s['face']} />
      <b className={s['name']}>{firstWord(username)}</b>
      <b className={s['figure']}>{figure}</b>
    </Sheet>
  )
}
