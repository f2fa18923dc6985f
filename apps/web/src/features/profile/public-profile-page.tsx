import { profile } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProfileFigures, ProfileHeader } from './profile-header.tsx'
import { Showcase } from './showcase.tsx'
import s from './profile-page.module.css'

/** The page of a public profile, for visitors without an account. */
export function PublicProfilePage() {
  const { t } = useTexts()
  const { username = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['profile', 'public', username.toLowerCase()],
    queryFn: ({ signal }) => call(profile.findPublic, { username }, { signal }),
  })
  const isHidden = error instanceof Refused && (error.code === 'PLAYER_UNKNOWN' || error.code === 'INVALID')
  if (isHidden)
    return (
      <>
        <PageTitle title={username} />
        <EmptyState title={t('profile.hidden')} text={t('profile.hiddenText', { username })} />
      </>
    )
  if (error && !data) {
    const again = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('profile.retry')}
      </Button>
    )
    return <EmptyState title={t('profile.failed')} text={t('profile.failedText')} action={again} />
  }
  return (
    <div className={s['page']}>
      <PageTitle title={data?.username ?? username} />
      {data ? <ProfileHeader profile={data} /> : <Skeleton className={s['waiting']} />}
      {data && <Showcase cardIds={data.showcase} isOwn={false} />}
      {data?.statistics && <ProfileFigures statistics={data.statistics} />}
    </div>
  )
}
