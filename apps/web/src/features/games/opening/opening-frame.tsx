import type { Puzzle } from '@otogi/contract/puzzle'
import { useTexts } from '../../../platform/texts.ts'
import { KamishibaiFrame } from '../../../ui/kamishibai-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LockedOverlay } from '../locked-overlay.tsx'
import type { Play } from '../playground.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { SongView } from './song-view.tsx'
import s from './opening-frame.module.css'

type Props = { play: Play; puzzle: Puzzle | undefined; clip: string | undefined }

/** The music to be guessed from; once it is found, the song itself. */
export function OpeningFrame({ play, puzzle, clip }: Props) {
  const { t } = useTexts()
  if (!play.isOpen) {
    return (
      <KamishibaiFrame curtain="down">
        <LockedOverlay mode={play.mode} />
      </KamishibaiFrame>
    )
  }
  const solution = puzzle?.solution
  return (
    <KamishibaiFrame curtain={solution ? 'up' : 'hung'}>
      {solution?.song ? (
        <SongView song={solution.song} picture={solution.picture} anime={puzzle?.anime_name ?? ''} />
      ) : (
        <div className={s['stand']}>
          {clip ? <AudioPlayer key={clip} src={clip} label={t('games.clip')} /> : <Skeleton className={s['waiting']} />}
        </div>
      )}
    </KamishibaiFrame>
  )
}
