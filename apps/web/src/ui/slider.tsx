import type { InputHTMLAttributes } from 'react'
import s from './slider.module.css'

type SliderProps = {
  value: number
  max: number
  /** Where the track has a mark. At 0 and at `max`, it has none. */
  mark?: number
  onSlide: (value: number) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'max' | 'className' | 'style' | 'onChange'>

/** A range input from 0 to `max`. */
export function Slider({ value, max, mark = 0, onSlide, ...rest }: SliderProps) {
  return (
    <input
      {...rest}
      type="range"
      min="0"
      max={max}
      value={value}
      className={s['slider']}
      style={{ '--share': max > 0 ? value / max : 0, '--mark': mark < max ? mark / max : 0 }}
      onChange={(event) => onSlide(Number(event.target.value))}
    />
  )
}
