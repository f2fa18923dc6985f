import s from './spinner.module.css'

/** Something is on its way that has no outline yet. */
export function Spinner() {
  return <span className={s['ring']} aria-hidden="true" />
}
