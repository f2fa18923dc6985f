import type { Puzzle } from '@otogi/contract/puzzle'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { PlayerPanel } from './player-panel.tsx'
import { ListenStep, useListenStep } from './listen-step.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { useMediaDescription } from '../use-media-description.ts'
import { ScoreView } from './score-view.tsx'
import { useMusicView } from './use-music-view.ts'
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
  const { hasNotes, toggle } = useMusicView()
  const score = useMediaDescription(puzzle && !puzzle.solution ? clip : undefined)?.score
  if (puzzle?.solution?.song) {
    const { song, picture } = puzzle.solution
    return <SongView song={song} picture={picture} anime={puzzle.anime} />
  }
  if (!clip) return waiting
  return (
    <div className={s['stand']}>
      <PlayerPanel
        key={clip}
        src={clip}
        label={t('games.clip')}
        onLoaded={onLoaded}
        step={seconds}
        corner={
          score && <IconButton icon="opening" label={t('games.showNotes')} aria-pressed={hasNotes} onClick={toggle} />
        }
        picture={
          score && hasNotes
            ? (player, state) => <ScoreView score={score} player={player} state={state} label={t('games.clipNotes')} />
            : undefined
        }
      >
        <ListenStep step={step} onChoose={choose} />
      </PlayerPanel>
    </div>
  )
}
