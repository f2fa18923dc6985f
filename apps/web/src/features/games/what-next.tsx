import type { Puzzle } from '@otogi/contract/puzzle'
import { GAMES } from '@otogi/rules/games/games'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { buildGameHref } from './address.ts'
import { GAME_LOOKS } from '../../game/game-looks.ts'
import { NextPuzzle } from './next-puzzle.tsx'
import { findNextGame, toRoundStatus } from './record.ts'
import type { Play } from './play.ts'

const AfterPlay = lazy(async () => ({ default: (await import('./after/after-play.tsx')).AfterPlay }))

/** Shown when a puzzle is over: the time of the next puzzle, the next game, and how other players did. */
export function NextSteps({ play, puzzle }: { play: Play; puzzle: Puzzle }) {
  return (
    <>
      <NextPuzzle puzzle={puzzle} />
      <NextGameLink play={play} />
      <Suspense>
        <AfterPlay play={play} puzzle={puzzle} />
      </Suspense>
    </>
  )
}

function NextGameLink({ play: { game, mode, record } }: { play: Play }) {
  const { t } = useTexts()
  if (!record) return null
  const next = findNextGame(record, game, mode)
  if (next) {
    return (
      <LinkButton href={buildGameHref(next, mode)} icon="right">
        {t('games.nextGame', { game: t(GAME_LOOKS[next].name) })}
      </LinkButton>
    )
  }
  const areAllSolved = GAMES.every((each) => toRoundStatus(record, each, mode).finished)
  return <p>{t(areAllSolved ? 'games.allSolved' : 'games.allPlayed')}</p>
}
