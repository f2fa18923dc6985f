import { formatThousands, formatPercent } from '@otogi/rules/format/number'
import { useTexts } from '../../platform/texts.ts'
import { Avatar } from '../../game/avatar.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Sheet, Panel } from '../../ui/paper.tsx'
import type { Profile } from './use-profile.ts'
import s from './profile-header.module.css'

/** The top of a profile: picture, name, level, power and cards. */
export function ProfileHeader({ profile }: { profile: Omit<Profile, 'isPublic' | 'isBlocked'> }) {
  const { t } = useTexts()
  return (
    <Sheet className={s['head']}>
      <Avatar picture={profile.picture} name={profile.username} className={s['face']} />
      <dl className={s['figures']}>
        <Fact label={t('profile.level')}>{formatThousands(profile.level)}</Fact>
        <Fact label={t('profile.power')}>{formatThousands(profile.totalPower)}</Fact>
        <Fact label={t('profile.cards')}>{formatThousands(profile.uniqueCards)}</Fact>
      </dl>
    </Sheet>
  )
}

type Statistics = NonNullable<Profile['statistics']>

/** Four statistics, shown if the player has made them public. */
export function ProfileFigures({
  statistics: { played, won, currentStreak, longestStreak },
}: {
  statistics: Statistics
}) {
  const { t } = useTexts()
  return (
    <Panel>
      <h2 className={s['title']}>{t('profile.statistics')}</h2>
      <dl className={s['figures']}>
        <Fact label={t('profile.played')}>{formatThousands(played)}</Fact>
        <Fact label={t('profile.won')}>{formatPercent(won, played)}</Fact>
        <Fact label={t('profile.currentStreak')}>{formatThousands(currentStreak)}</Fact>
        <Fact label={t('profile.longestStreak')}>{formatThousands(longestStreak)}</Fact>
      </dl>
    </Panel>
  )
}
