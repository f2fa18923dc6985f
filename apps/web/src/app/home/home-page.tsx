import { useTexts } from '../../platform/texts.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { PollPanel } from '../../features/polls/poll-panel.tsx'
import { Announcements } from './announcements.tsx'
import { Community } from './community.tsx'
import { ProfileCard } from './profile-card.tsx'
import { Roadmap } from './roadmap.tsx'
import { Tiles } from './tiles.tsx'
import s from './home-page.module.css'

export function HomePage() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('home.title')} hidden />
      <Announcements />
      <div className={s['home']}>
        <ProfileCard />
        <Tiles />
        <PollPanel className={s['poll']} />
        <Roadmap />
        <Community />
      </div>
    </>
  )
}
