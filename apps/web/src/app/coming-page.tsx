import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const COMING = {
  quests: { title: 'app.quests', text: 'app.comingQuests', href: '/home/games', action: 'app.toGames' },
  market: { title: 'app.market', text: 'app.comingMarket', href: '/home/summon', action: 'app.toSummon' },
  ranking: { title: 'app.ranking', text: 'app.comingRanking', href: '/home/collection', action: 'app.toCollection' },
} as const

/** A screen that is announced, with the way to one that is open. */
export function ComingPage({ screen }: { screen: keyof typeof COMING }) {
  const { t } = useTexts()
  const { title, text, href, action } = COMING[screen]
  return (
    <>
      <PageTitle title={t(title)} />
      <EmptyState
        title={t('app.comingTitle')}
        text={t(text)}
        action={<LinkButton href={href}>{t(action)}</LinkButton>}
      />
    </>
  )
}
