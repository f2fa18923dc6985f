import { useEffect, type ReactNode, useState } from 'react'
import { useLoudness } from '../../../game/sound.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { RetryButton } from '../retry-button.tsx'
import { useIsLate } from '../use-is-late.ts'
import { LevelBars } from './levels.tsx'
import { formatClock } from './clock-text.ts'
import { AudioPlayer, type AudioPlayerState } from './audio-player.ts'
import s from './player-panel.module.css'
import { useStore } from '../../../platform/store.ts'

const PERCENT = 100

type Props = {
  src: string
  label: string
  onLoaded?: (() => void) | undefined
  /** How many seconds to play per press; null to play to the end. */
  step?: number | null
  /** A picture to show instead of the level bars. */
  picture?: ((player: AudioPlayer, state: AudioPlayerState) => ReactNode) | undefined
  /** Content in the corner of the picture or of the level bars. */
  corner?: ReactNode
  /** Content next to the volume control. */
  children?: ReactNode
}

/** The controls of a recording: play and pause, position, volume, and level bars. */
export function PlayerPanel({ src, label, onLoaded, step = null, picture, corner, children }: Props) {
  const { t } = useTexts()
  const { player, state } = useAudioPlayer(src, step)
  const { status, seconds, duration, end } = state
  const isPlaying = status === 'playing'
  const isHere = isPlaying || status === 'paused'
  const isLate = useIsLate(status === 'loading')
  useEffect(() => {
    if (isHere) onLoaded?.()
  }, [isHere, onLoaded])
  const place = { now: formatClock(seconds), end: formatClock(duration) }
  return (
    <section className={s['player']} data-wide={picture ? '' : undefined} aria-label={label}>
      <div className={picture ? s['picture'] : s['levels']}>
        {picture ? picture(player, state) : <LevelBars player={player} isPlaying={isPlaying} />}
        {corner && <div className={s['corner']}>{corner}</div>}
        {isLate && <output>{t('games.recording')}</output>}
        {status === 'failed' && <p role="alert">{t('games.audioFailed')}</p>}
      </div>
      {status === 'failed' ? (
        <div className={s['failed']}>
          <RetryButton onRetry={() => player.retry()} />
        </div>
      ) : (
        <div className={s['controls']}>
          <button
            type="button"
            className={s['play']}
            aria-label={t(isPlaying ? 'games.pause' : 'games.play')}
            aria-busy={status === 'loading' || undefined}
            onClick={() => player.toggle()}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <Slider
            aria-label={t('games.position')}
            aria-valuetext={t('games.positionOf', place)}
            value={Math.min(seconds, duration)}
            max={duration}
            step="0.1"
            disabled={duration === 0}
            mark={end}
            onSlide={(to) => player.seek(to)}
          />
          <span className={s['time']} aria-hidden="true">
            {place.now} / {formatClock(end)}
          </span>
        </div>
      )}
      <div className={s['foot']}>
        <VolumeSlider />
        {children}
      </div>
    </section>
  )
}

function VolumeSlider() {
  const { t } = useTexts()
  const { volume, muted, setLoudness } = useLoudness()
  const percent = Math.round(volume * PERCENT)
  return (
    <div className={s['volume']}>
      <IconButton
        icon={muted ? 'muted' : 'sound'}
        label={t(muted ? 'games.unmute' : 'games.mute')}
        onClick={() => setLoudness({ volume, muted: !muted })}
      />
      <Slider
        aria-label={t('games.volume')}
        aria-valuetext={`${percent} %`}
        value={percent}
        max={PERCENT}
        step="5"
        disabled={muted}
        onSlide={(chosen) => setLoudness({ volume: chosen / PERCENT, muted })}
      />
    </div>
  )
}

/**
 * Creates a player for a recording; it stops when the component unmounts. One press plays `step` seconds, or the whole
 * recording.
 */
function useAudioPlayer(src: string, step: number | null): { player: AudioPlayer; state: AudioPlayerState } {
  const [player] = useState(() => new AudioPlayer(src))
  const { volume, muted } = useLoudness()
  const loudness = muted ? 0 : volume
  useEffect(() => {
    player.open()
    return () => player.close()
  }, [player])
  useEffect(() => player.setVolume(loudness), [player, loudness])
  useEffect(() => player.setStep(step), [player, step])
  return { player, state: useStore(player.state) }
}
