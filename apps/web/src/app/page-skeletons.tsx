import { Skeleton } from '../ui/skeleton.tsx'
import s from './page-skeletons.module.css'

export function HomeSkeleton() {
  return (
    <div className={s['home']}>
      <Skeleton />
      <div className={s['tiles']}>
        {repeat(5, () => (
          <Skeleton />
        ))}
      </div>
    </div>
  )
}

export function GameSkeleton() {
  return (
    <div className={s['game']}>
      <Skeleton shape="pill" className={s['bar']} />
      <Skeleton className={s['picture']} />
      <div className={s['side']}>
        <Skeleton shape="pill" />
        <Skeleton shape="pill" />
      </div>
    </div>
  )
}

export function CardsSkeleton() {
  return (
    <div className={s['cards']}>
      {repeat(10, () => (
        <Skeleton shape="card" />
      ))}
    </div>
  )
}

export function PanelsSkeleton({ count }: { count: number }) {
  return (
    <div className={s['panels']}>
      {repeat(count, () => (
        <Skeleton className={s['panel']} />
      ))}
    </div>
  )
}

/** Tabs above a panel. */
export function BoardSkeleton() {
  return (
    <div className={s['board']}>
      <Skeleton shape="pill" className={s['boardTabs']} />
      <Skeleton className={s['scroll']} />
    </div>
  )
}

function repeat(count: number, draw: () => React.ReactNode) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={s['cell']}>
      {draw()}
    </div>
  ))
}
