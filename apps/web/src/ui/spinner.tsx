import s from './spinner.module.css'

/** For loading content whose outline is unknown. */
export function Spinner() {
  return <span className={s['ring']} aria-hidden="true" />
}
