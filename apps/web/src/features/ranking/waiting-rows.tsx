import { classes } from '../../ui/classes.ts'
import s from './waiting-rows.module.css'

const PLACES = 10

const MEDALS = [s['gold'], s['silver'], s['bronze']]

/** The places of a list that nobody has taken yet. */
export function WaitingRows() {
  return (
    <ol className={s['rows']} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, i) => (
        <li key={i} className={s['row']} style={{ '--at': i }}>
          <b className={classes(s['place'], MEDALS[i])}>{i + 1}</b>
          <i className={s['face']} />
          <i className={s['name']} />
          <i className={s['figure']} />
        </li>
      ))}
    </ol>
  )
}
