import { useEffect, useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Shape } from './picture.ts'
import s from './stage-picture.module.css'

type Props = {
  shape: Shape
  src: string | undefined
  alt: string
  /** Enlarged without smoothing: every pixel stays a block. */
  sharp: boolean
}

/** The picture in its reserved place. A new one is loaded first and then fades in over the old one. */
export function StagePicture({ shape, src, alt, sharp }: Props) {
  const [layers, setLayers] = useState<readonly string[]>([])
  useEffect(
    () => (src === undefined ? undefined : whenLoaded(src, () => setLayers((shown) => over(shown, src)))),
    [src],
  )
  return (
    <div className={s['place']} data-shape={shape}>
      <div className={s['picture']} data-sharp={sharp ? '' : undefined}>
        {layers.length === 0 && <Skeleton className={s['waiting']} />}
        {layers.map((layer, i) => (
          <img
            key={layer}
            className={s['layer']}
            src={layer}
            alt={i === layers.length - 1 ? alt : ''}
            draggable={false}
          />
        ))}
      </div>
    </div>
  )
}

/** At most the picture that is left behind and the one above it. */
function over(shown: readonly string[], next: string): readonly string[] {
  return [...shown.filter((layer) => layer !== next).slice(-1), next]
}

function whenLoaded(src: string, then: () => void): () => void {
  let isWanted = true
  const image = new Image()
  image.src = src
  const show = () => isWanted && then()
  image.decode().then(show, show)
  return () => {
    isWanted = false
  }
}
