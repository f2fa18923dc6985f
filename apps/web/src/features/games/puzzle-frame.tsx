import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import s from './puzzle-frame.module.css'

type PuzzleFrameProps = {
  children: ReactNode
  /** `down` lowers the curtain over the picture (240 ms), e.g. during a reset; `up` raises it after a win. */
  curtain?: 'hung' | 'down' | 'up'
  /** The lamps below the picture: their number, and how many are lit. */
  lamps?: { lit: number; count: number; label: string }
}

/** The wooden frame around every puzzle, in the style of a kamishibai theater. */
export function PuzzleFrame({ children, curtain = 'hung', lamps }: PuzzleFrameProps) {
  return (
    <div className={s['frame']}>
      <div className={s['screen']}>
        {children}
        <span className={s['curtain']} data-curtain={curtain} aria-hidden="true" />
      </div>
      {lamps && (
        <div className={s['lamps']}>
          <VisuallyHidden>{lamps.label}</VisuallyHidden>
          {Array.from({ length: lamps.count }, (_, index) => (
            <i key={index} aria-hidden="true" data-lit={index < lamps.lit ? '' : undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
