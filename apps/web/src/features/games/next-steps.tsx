import type { Puzzle } from '@otogi/contract/puzzle'
import { GAMES } from '@otogi/rules/games/games'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { buildGameHref, readMode } from './address.ts'
import { GAME_TEXTS } from '../../game/game-texts.ts'
import { NextPuzzle } from './next-puzzle.tsx'
import { findNextGame, toRoundStatus } from './record.ts'
import type { Play } from './play.ts'

const AfterPlay = lazy(async () => ({ default: (await import('./after/after-play.tsx')).AfterPlay }))

type Props = { play: Play; puzzle: Puzzle; children?: ReactNode }

/**
 * Shown when a puzzle is over: the time of the next puzzle, buttons to share, and other players' results. Content that
 * loads later appears below the buttons, so that they do not move.
 */
export function NextSteps({ play, puzzle, children }: Props) {
  return (
    <>
      <NextPuzzle puzzle={puzzle} />
      <Suspense>
        <AfterPlay play={play} puzzle={puzzle}>
          {children}
        </AfterPlay>
      </Suspense>
    </>
  )
}

/** The next step after a puzzle: a link to the next game, or what was achieved today. */
export function NextGameLink({ play: { game, record } }: { play: Play }) {
  const { t } = useTexts()
  // The mode that the player chose for the other games. The name game itself is always played in mode 0.
  const mode = readMode(useSearch())
  if (!record) return null
  const next = findNextGame(record, game, mode)
  if (next) {
    return (
      <LinkButton href={buildGameHref(next, mode)} icon="right">
        {t('games.nextGame', { game: t(GAME_TEXTS[next].name) })}
      </LinkButton>
    )
  }
  const areAllSolved = GAMES.every((each) => toRoundStatus(record, each, mode).finished)
  return <p>{areAllSolved ? t('games.allSolved', { games: GAMES.length }) : t('games.allPlayed')}</p>
}
