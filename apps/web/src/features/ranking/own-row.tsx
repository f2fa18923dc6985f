import type { User } from '@otogi/contract/accounts'
import { useTexts } from '../../platform/texts.ts'
import { Face } from '../../ui/face.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import s from './own-row.module.css'

/** What the player brings to the list; no place is given yet. */
export function OwnRow({ user, figure }: { user: User; figure: string }) {
  const { t } = useTexts()
  const [firstWord] = user.username.split(' ')
  return (
    <Sheet as="div" className={s['own']}>
      <span className={s['place']}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('ranking.noPlace')}</VisuallyHidden>
      </span>
      <Face picture={user.profilePicture} name={user.username} className={s['face']} />
      <b className={s['name']}>{firstWord}</b>
      <b className={s['figure']}>{figure}</b>
    </Sheet>
  )
}
