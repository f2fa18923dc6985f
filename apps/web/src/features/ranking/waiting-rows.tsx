import { classes } from '../../ui/classes.ts'
import medals from './medals.module.css'
import s from './waiting-rows.module.css'

const PLACES = 10

/** The places of a list whose names are still on their way. */
export function WaitingRows() {
  return (
    <ol className={s['rows']} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, i) => (
        <li key={i} className={s['row']} style={{ '--at': i }}>
          <b className={classes(s['place'], medals['medal'])} data-place={i + 1}>
            {i + 1}
          </b>
          <i className={s['face']} />
          <i className={s['name']} />
          <i className={s['figure']} />
        </li>
      ))}
    </ol>
  )
}
