import type { Puzzle } from '@otogi/contract/puzzle'
import { GAMES } from '@otogi/rules/games/games'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { gameHref } from './address.ts'
import { GAME_LOOKS } from '../../game/game-looks.ts'
import { NextPuzzle } from './next-puzzle.tsx'
import { nextToPlay, standingOf } from './record.ts'
import type { Play } from './play.ts'

const AfterPlay = lazy(async () => ({ default: (await import('./after/after-play.tsx')).AfterPlay }))

/** What follows on a puzzle that is over: the next one, the next game, and what the others did with it. */
export function WhatNext({ play, puzzle }: { play: Play; puzzle: Puzzle }) {
  return (
    <>
      <NextPuzzle puzzle={puzzle} />
      <NextGame play={play} />
      <Suspense>
        <AfterPlay play={play} puzzle={puzzle} />
      </Suspense>
    </>
  )
}

function NextGame({ play: { game, mode, record } }: { play: Play }) {
  const { t } = useTexts()
  if (!record) return null
  const next = nextToPlay(record, game, mode)
  if (next) {
    return (
      <LinkButton href={gameHref(next, mode)} icon="right">
        {t('games.nextGame', { game: t(GAME_LOOKS[next].name) })}
      </LinkButton>
    )
  }
  const areAllSolved = GAMES.every((each) => standingOf(record, each, mode).finished)
  return <p>{t(areAllSolved ? 'games.allSolved' : 'games.allPlayed')}</p>
}
