import type { InputHTMLAttributes } from 'react'
import s from './slider.module.css'

type SliderProps = {
  value: number
  max: number
  /** Where the lighter part of the track ends; by default, at `value`. */
  reach?: number
  onSlide: (value: number) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'max' | 'className' | 'style' | 'onChange'>

/** A range input from 0 to `max`. */
export function Slider({ value, max, reach = value, onSlide, ...rest }: SliderProps) {
  return (
    <input
      {...rest}
      type="range"
      min="0"
      max={max}
      value={value}
      className={s['slider']}
      style={{ '--share': max > 0 ? value / max : 0, '--reach': max > 0 ? reach / max : 0 }}
      onChange={(event) => onSlide(Number(event.target.value))}
    />
  )
}
