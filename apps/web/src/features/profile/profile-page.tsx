import { useState } from 'react'
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
import { useProfile } from './use-profile.ts'
import s from './profile-page.module.css'

/** A player's public profile. */
export function ProfilePage() {
  const { username = '' } = useParams()
  const { shown, isNobody, hasFailed, isFetching, retry } = useProfile(username)
  const { t } = useTexts()
  const isOwn = useUser().username.toLowerCase() === username.toLowerCase()
  const [choosing, setChoosing] = useState(false)
  if (isNobody) {
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
      <PageTitle title={shown?.username ?? username} />
      {shown ? <ProfileHeader shown={shown} /> : <Skeleton className={s['waiting']} />}
      {isOwn && shown && (
        <div className={s['own']}>
          <p>{t('profile.own')}</p>
          {shown.isPublic && (
            <LinkButton variant="quiet" icon="share" href={`/players/${shown.username}`}>
              {t('profile.link')}
            </LinkButton>
          )}
          <Button variant="quiet" icon="pencil" onClick={() => setChoosing(true)}>
            {t('profile.choose')}
          </Button>
        </div>
      )}
      {shown && <Showcase cardIds={shown.showcase} isOwn={isOwn} />}
      {shown?.statistics && <ProfileFigures record={shown.statistics} />}
      {choosing && shown && <ShowcaseDialog shown={shown} onClose={() => setChoosing(false)} />}
    </div>
  )
}
