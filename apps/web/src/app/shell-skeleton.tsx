import { Skeleton } from '../ui/skeleton.tsx'
import s from './shell-skeleton.module.css'

/** The shell's outline, while its parts or the player are on their way. */
export function ShellSkeleton() {
  return (
    <div className={s['shell']} aria-busy="true">
      <div className={s['header']}>
        <Skeleton shape="pill" className={s['brand']} />
        <Skeleton shape="pill" className={s['purse']} />
      </div>
      <div className={s['nav']} />
    </div>
  )
}
