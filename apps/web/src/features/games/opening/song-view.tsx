import type { Puzzle } from '@otogi/contract/puzzle'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { ScoreView } from './score-view.tsx'
import s from './song-view.module.css'

type Song = NonNullable<NonNullable<Puzzle['solution']>['song']>
type Props = { song: Song; picture: string; anime: string }

/**
 * Shown after a win: the song's name and the whole recording. Shows the score, or a link to the video if the pack has
 * one.
 */
export function SongView({ song, picture, anime }: Props) {
  const { t, pickText } = useTexts()
  const name = pickText(song.name)
  const { score } = song
  return (
    <div className={s['song']} data-score={score ? '' : undefined}>
      <img className={s['cover']} src={picture} alt={t('games.pictureWhole', { anime })} draggable={false} />
      <div className={s['words']}>
        <h2>{name}</h2>
        <p>
          {pickText(song.composer)}, {song.year}
        </p>
        <p className={s['relation']}>{pickText(song.relation)}</p>
      </div>
      <div className={s['player']}>
        <PlayerPanel
          src={song.audio}
          label={t('games.wholePiece', { name })}
          picture={
            score
              ? (player, state) => (
                  <ScoreView score={score} player={player} state={state} label={t('games.score', { name })} />
                )
              : undefined
          }
        />
      </div>
      {song.video && <SongVideo id={song.video} name={name} />}
    </div>
  )
}

/** Nothing loads from the video host until the player opens the video. */
function SongVideo({ id, name }: { id: string; name: string }) {
  const { t } = useTexts()
  const [isWanted, setIsWanted] = useState(false)
  if (!isWanted) {
    return (
      <div className={s['ask']}>
        <Button variant="quiet" icon="play" onClick={() => setIsWanted(true)}>
          {t('games.watchVideo')}
        </Button>
        <p>{t('games.videoNote')}</p>
      </div>
    )
  }
  return (
    <iframe
      className={s['video']}
      src={`https://www.youtube-nocookie.com/embed/${id}`}
      title={t('games.videoTitle', { name })}
      allow="encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
