import { formatThousands } from '@otogi/rules/format/number'
import { Link } from 'wouter'
import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Avatar } from '../../game/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/paper.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import s from './profile-card.module.css'

/** The player's picture, level, experience and total power. */
export function ProfileCard() {
  const { t } = useTexts()
  const user = useUser()
  return (
    <Panel className={s['profile']}>
      <Link className={s['edit']} href="/home/settings" aria-label={t('home.edit')}>
        <Icon name="pencil" />
      </Link>
      <div className={s['ring']} style={{ '--share': user.experience / user.experienceNeeded }}>
        <Avatar picture={user.picture} name={user.username} className={s['face']} />
        <b className={s['level']}>{t('home.level', { level: user.level })}</b>
      </div>
      <h2>{user.username}</h2>
      <div className={s['experience']}>
        <ProgressBar label={t('home.experience')} value={user.experience} max={user.experienceNeeded} />
      </div>
      <p className={s['power']}>
        <span>{t('home.power')}</span>
        <b>{formatThousands(user.totalPower)}</b>
      </p>
    </Panel>
  )
}
