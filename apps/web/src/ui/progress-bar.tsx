import { useId } from 'react'
import lantern from './assets/lantern.svg'
import { joinClasses } from './join-classes.ts'
import s from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  value: number
  max: number
  /** Divides the bar into this many parts and marks the current one with a lantern. */
  notches?: number
  /** The text next to the label; defaults to `value / max`. */
  text?: string
}

export function ProgressBar({ label, value, max, notches, text }: ProgressBarProps) {
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const words = text ?? `${value} / ${max}`
  return (
    <div className={s['progress']}>
      <div className={s['words']}>
        <span id={id}>{label}</span>
        <span className={s['value']}>{words}</span>
      </div>
      <div className={s['track']} style={{ '--share': share, '--notches': notches ?? 1 }}>
        <progress aria-labelledby={id} aria-valuetext={words} value={share} max="1" />
        <div className={joinClasses(s['bar'], notches !== undefined && s['notched'])} aria-hidden="true">
          <span className={s['fill']} />
        </div>
        {notches !== undefined && <img className={s['walker']} src={lantern} alt="" width="30" height="46" />}
      </div>
    </div>
  )
}
