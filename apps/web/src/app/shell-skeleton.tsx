import { Skeleton } from '../ui/skeleton.tsx'
import s from './shell-skeleton.module.css'

/** The outline of the shell, while its code or the player is loading. */
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
