import back from './assets/card-back.svg'
import s from './card-back.module.css'

/** The back of a card. It is the same for every rarity, so that it reveals nothing. */
export function CardBack() {
  return <img className={s['back']} src={back} alt="" width="300" height="400" />
}
