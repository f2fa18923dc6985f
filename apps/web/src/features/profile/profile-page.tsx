import { useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProfileHeader, ProfileFigures } from './profile-header.tsx'
import { ShowcaseDialog } from './showcase-dialog.tsx'
import { Showcase } from './showcase.tsx'
import { useProfile, type Profile } from './use-profile.ts'
import s from './profile-page.module.css'

type Props = {
  /** Creates the controls that other features add to another player's profile. */
  createControls: (profile: Profile) => ReactNode
}

/** A player's public profile. */
export function ProfilePage({ createControls }: Props) {
  const { username = '' } = useParams()
  const { profile, isUnknown, hasFailed, isFetching, retry } = useProfile(username)
  const { t } = useTexts()
  const isOwn = useUser().username.toLowerCase() === username.toLowerCase()
  const [choosing, setChoosing] = useState(false)
  if (isUnknown) {
    return (
      <>
        <PageTitle title={username} />
        <EmptyState title={t('profile.nobody')} text={t('profile.nobodyText', { username })} />
      </>
    )
  }
  if (hasFailed) {
    const again = (
      <Button busy={isFetching} onClick={retry}>
        {t('profile.retry')}
      </Button>
    )
    return <EmptyState title={t('profile.failed')} text={t('profile.failedText')} action={again} />
  }
  return (
    <div className={s['page']}>
      <PageTitle title={profile?.username ?? username} />
      {profile ? <ProfileHeader profile={profile} /> : <Skeleton className={s['waiting']} />}
      {isOwn && profile && (
        <div className={s['own']}>
          <p>{t('profile.own')}</p>
          {profile.isPublic && (
            <LinkButton variant="quiet" icon="share" href={`/players/${profile.username}`}>
              {t('profile.link')}
            </LinkButton>
          )}
          <Button variant="quiet" icon="pencil" onClick={() => setChoosing(true)}>
            {t('profile.choose')}
          </Button>
        </div>
      )}
      {profile && <Showcase cardIds={profile.showcase} isOwn={isOwn} />}
      {profile?.statistics && <ProfileFigures statistics={profile.statistics} />}
      {!isOwn && profile && <div className={s['controls']}>{createControls(profile)}</div>}
      {choosing && profile && <ShowcaseDialog profile={profile} onClose={() => setChoosing(false)} />}
    </div>
  )
}
