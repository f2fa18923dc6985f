import type { Game } from '@otogi/rules/games/games'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { gameHref } from './address.ts'
import { GAME_TEXT } from './names.ts'

/** A game whose stage is not built yet says so, and shows the way to one that is. */
export function ComingGame({ game }: { game: Game }) {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t(GAME_TEXT[game])} />
      <EmptyState
        title={t('games.comingTitle')}
        text={t('games.comingText')}
        action={<LinkButton href={gameHref('image', 0)}>{t('games.nextGame', { game: t('games.image') })}</LinkButton>}
      />
    </>
  )
}
