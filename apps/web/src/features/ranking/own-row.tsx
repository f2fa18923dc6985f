import { useTexts } from '../../platform/texts.ts'
import { Avatar } from '../../game/avatar.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { getFirstWord, type Row } from './rows.ts'
import s from './own-row.module.css'

type Props = {
  row: Row
  /** Whether the player's rank is still loading. */
  isWaiting?: boolean
}

/** The player's own row, which stays visible while the list scrolls. */
export function OwnRow({ row: { place, username, picture, score }, isWaiting = false }: Props) {
  const { t } = useTexts()
  return (
    <Sheet as="div" className={s['own']}>
      <b className={s['place']}>
        {place === null && <span aria-hidden="true">–</span>}
        {!isWaiting && (
          <VisuallyHidden>{place === null ? t('ranking.noPlace') : t('ranking.yourPlace')}</VisuallyHidden>
        )}
        {place}
      </b>
      <Avatar picture={picture} name={username} className={s['face']} />
      <b className={s['name']}>
        {getFirstWord(username)} <small>{t('ranking.you')}</small>
      </b>
      <b className={s['figure']}>{score}</b>
    </Sheet>
  )
}
