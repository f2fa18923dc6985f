import white from '../../ui/assets/lantern-white.svg'
import red from '../../ui/assets/lantern.svg'
import s from './three-lanterns.module.css'

/** Decoration above a poll. */
export function ThreeLanterns({ className }: { className?: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      <div className={s['lanterns']}>
        <img src={white} alt="" width="40" height="62" />
        <img src={red} alt="" width="64" height="99" />
        <img src={white} alt="" width="40" height="62" />
      </div>
    </div>
  )
}
