import s from './spinner.module.css'

/** For loading content of unknown shape. */
export function Spinner() {
  return <span className={s['ring']} aria-hidden="true" />
}
