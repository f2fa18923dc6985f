import type { CSSProperties } from 'react'
import s from './confetti.module.css'

const PETALS = 28
/** The golden ratio spreads neighboring petals far apart without random numbers. */
const GOLDEN = 0.618_034

/** Petals that fall once, e.g. after a win. */
export function Confetti() {
  return (
    <div className={s['rain']} aria-hidden="true">
      {Array.from({ length: PETALS }, (_, i) => (
        <i key={i} className={s['petal']} style={toPetalStyle(i)} />
      ))}
    </div>
  )
}

function toPetalStyle(i: number): CSSProperties {
  const lane = (i * GOLDEN) % 1
  const drift = ((i * 7) % 11) - 5
  const style: Record<`--${string}`, string> = {
    '--lane': `${(lane * 100).toFixed(1)}%`,
    '--drift': `${drift * 14}px`,
    '--wait': `${(i % 7) * 90}ms`,
    '--turn': `${(i % 2 === 0 ? 1 : -1) * (300 + 40 * (i % 5))}deg`,
  }
  return style
}
