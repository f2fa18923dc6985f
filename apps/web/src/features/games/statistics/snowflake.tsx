import s from './snowflake.module.css'

/** The symbol for a streak freeze. */
export function Snowflake() {
  return (
    <svg className={s['freeze']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 4l3 3 3-3M9 20l3-3 3 3" />
    </svg>
  )
}
