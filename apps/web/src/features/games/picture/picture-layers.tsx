import { useEffect } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RetryButton } from '../retry-button.tsx'
import { useIsLate } from '../use-is-late.ts'
import type { Shape } from '../../../game/game-texts.ts'
import { useLoadedPicture } from './use-picture.ts'
import s from './picture-layers.module.css'

type Props = {
  shape: Shape
  src: string | undefined
  alt: string
  /** Scales without smoothing, so that pixels stay square. */
  sharp: boolean
  onLoaded: (() => void) | undefined
}

/** The picture, with its space reserved. A new picture fades in over the old one. */
export function PictureLayers({ shape, src, alt, sharp, onLoaded }: Props) {
  const { t } = useTexts()
  const { layers, prerendered, isLoaded, hasFailed, retry } = useLoadedPicture(src)
  const isLate = useIsLate(src !== undefined && !isLoaded && !hasFailed)
  useEffect(() => {
    if (isLoaded) onLoaded?.()
  }, [isLoaded, onLoaded])
  return (
    <div className={s['place']} data-shape={shape}>
      <div className={s['picture']} data-sharp={sharp ? '' : undefined}>
        {layers.length === 0 && !hasFailed && <Skeleton className={s['waiting']} />}
        {layers.map((layer, i) => (
          <img
            key={layer}
            className={s['layer']}
            data-prerendered={layer === prerendered ? '' : undefined}
            src={layer}
            alt={i === layers.length - 1 ? alt : ''}
            draggable={false}
          />
        ))}
      </div>
      {isLate && <output className={s['note']}>{t('ui.drawingPicture')}</output>}
      {hasFailed && (
        <div className={s['note']} role="alert">
          {t('games.pictureFailed')}
          <RetryButton onRetry={retry} />
        </div>
      )}
    </div>
  )
}
