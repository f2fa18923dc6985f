import { joinClasses } from '../../ui/join-classes.ts'
import medals from './medals.module.css'
import s from './row-skeletons.module.css'

const PLACES = 10

/** Placeholders for the rows of a list that is loading. */
export function RowSkeletons() {
  return (
    <ol className={s['rows']} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, i) => (
        <li key={i} className={s['row']} style={{ '--at': i }}>
          <b className={joinClasses(s['place'], medals['medal'])} data-place={i + 1}>
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
