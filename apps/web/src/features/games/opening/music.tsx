import type { Puzzle } from '@otogi/contract/puzzle'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { PlayerPanel } from './player-panel.tsx'
import { ListenStep, useListenStep } from './listen-step.tsx'
import { SongView } from './song-view.tsx'
import s from './opening-frame.module.css'

type Props = {
  puzzle: Puzzle | undefined
  clip: string | undefined
  waiting: ReactNode
  onLoaded: (() => void) | undefined
}

/** The clip of the puzzle, or the whole song after a win. */
export function PuzzleMusic({ puzzle, clip, waiting, onLoaded }: Props) {
  const { t } = useTexts()
  const { step, seconds, choose } = useListenStep()
  if (puzzle?.solution?.song) {
    const { song, picture } = puzzle.solution
    return <SongView song={song} picture={picture} anime={puzzle.anime} />
  }
  if (!clip) return waiting
  return (
    <div className={s['stand']}>
      <PlayerPanel key={clip} src={clip} label={t('games.clip')} onLoaded={onLoaded} step={seconds}>
        <ListenStep step={step} onChoose={choose} />
      </PlayerPanel>
    </div>
  )
}
