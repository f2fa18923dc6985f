import back from './assets/card-back.svg'
import s from './card-back.module.css'

/** The same back for every rarity: it gives nothing away. */
export function CardBack() {
  return <img className={s['back']} src={back} alt="" width="300" height="400" />
}
