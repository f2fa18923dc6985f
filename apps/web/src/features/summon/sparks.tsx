import s from './sparks.module.css'

const SPARKS = 6

/** Six stars that burst out of a rare card. */
export function StarBurst() {
  return (
    <span className={s['sparks']} aria-hidden="true">
      {Array.from({ length: SPARKS }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24">
          <path d="M12 0q1.5 10.5 12 12q-10.5 1.5-12 12q-1.5-10.5-12-12q10.5-1.5 12-12z" />
        </svg>
      ))}
    </span>
  )
}
