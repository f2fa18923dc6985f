import type { LetterColor } from '@otogi/rules/name-game/color'
import s from './color-sign.module.css'

const SIGN: Readonly<Record<LetterColor, string>> = {
  green: 'M2 6.5L4.8 9.2 10 3.4',
  orange: 'M6 5.9v.2',
  red: 'M3 3l6 6M9 3l-6 6',
}

/** A tick, a dot or a cross, because color must not be the only sign. */
export function ColorSign({ color }: { color: LetterColor }) {
  return (
    <svg className={s['sign']} data-color={color} viewBox="0 0 12 12" aria-hidden="true">
      <path d={SIGN[color]} />
    </svg>
  )
}
