import { Spinner } from '../ui/spinner.tsx'
import s from './summoning-skeleton.module.css'

/** The sky behind the gate, while what opens it is on its way. */
export function SummoningSkeleton() {
  return (
    <div className={s['sky']} aria-busy="true">
      <Spinner />
    </div>
  )
}
