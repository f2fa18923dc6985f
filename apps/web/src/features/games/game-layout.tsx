import { hasModes } from '@otogi/rules/games/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { buildStatisticsHref } from './address.ts'
import { GAME_TEXTS } from '../../game/game-texts.ts'
import { ResetControl } from './reset-control.tsx'
import s from './game-layout.module.css'
import type { Play } from './play.ts'

type Props = {
  play: Play
  children: ReactNode
  side: ReactNode
  /** Content below `side` on wide screens, or at the end of the page on narrow ones. */
  below?: ReactNode
  /** On narrow screens, shows `below` before `side`, so that the on-screen keyboard is directly below the board. */
  isBelowFirst?: boolean
  /** The text that screen readers announce, e.g. the result of the last guess. */
  announcement: string
}

/** The layout of a game: title and resets above the puzzle, the controls next to it. */
export function GameLayout({ play, children, side, below, isBelowFirst = false, announcement }: Props) {
  const { t } = useTexts()
  return (
    <div
      className={s['layout']}
      data-below-first={isBelowFirst ? '' : undefined}
      data-modes={hasModes(play.game) ? '' : undefined}
    >
      <div className={s['left']}>
        <PageTitle title={t(GAME_TEXTS[play.game].name)}>
          <div className={s['tools']}>
            <ResetControl play={play} />
            <IconButton icon="help" label={t('games.howTo')} onClick={play.onHelp} />
          </div>
        </PageTitle>
        {children}
      </div>
      <div className={s['right']}>
        <div className={s['side']}>
          {side}
          {!below && <StatisticsLink play={play} />}
        </div>
        {below && (
          <div className={s['below']}>
            {below}
            <StatisticsLink play={play} />
          </div>
        )}
      </div>
      <VisuallyHidden as="div">
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  )
}

function StatisticsLink({ play: { game, mode } }: { play: Play }) {
  const { t } = useTexts()
  return (
    <Link href={buildStatisticsHref(game, mode)} className={s['statistics']}>
      <Icon name="statistics" />
      {t('games.statistics')}
    </Link>
  )
}
