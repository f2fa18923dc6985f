import s from './spinner.module.css'

/** Shown while content of unknown shape is loading. */
export function Spinner() {
  return <span className={s['ring']} aria-hidden="true" />
}
