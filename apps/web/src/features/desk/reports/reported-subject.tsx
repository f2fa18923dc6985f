import { formatThousands } from '@otogi/rules/format/number'
import { useCards } from '../../../game/cards.ts'
import { Avatar } from '../../../game/avatar.tsx'
import { useTexts } from '../../../platform/texts.ts'
import type { ReportGroup } from './report-group.ts'
import s from './reports-page.module.css'

/** The reported name, picture or offer as it was when it was reported. */
export function ReportedSubject({ group: { kind, username, subject } }: { group: ReportGroup }) {
  const { t, pickText } = useTexts()
  const card = useCards().data?.find(({ id }) => id === subject.card)
  return (
    <div className={s['subject']}>
      {kind === 'picture' && subject.picture && (
        <Avatar picture={subject.picture} name={subject.username} className={s['picture']} />
      )}
      {kind === 'offer' && subject.price !== undefined && (
        <p>
          {t('moderation.offer', {
            name: card ? pickText(card.names) : (subject.card ?? ''),
            gachas: formatThousands(subject.price),
          })}
        </p>
      )}
      {subject.username !== username && <p>{t('moderation.formerName', { username: subject.username })}</p>}
    </div>
  )
}
