import { Skeleton } from '../ui/skeleton.tsx'
import s from './page-skeletons.module.css'

export function HomeSkeleton() {
  return (
    <div className={s['home']}>
      <Skeleton />
      <div className={s['tiles']}>
        {repeated(5, () => (
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
      {repeated(10, () => (
        <Skeleton shape="card" />
      ))}
    </div>
  )
}

export function PanelsSkeleton({ count }: { count: number }) {
  return (
    <div className={s['panels']}>
      {repeated(count, () => (
        <Skeleton className={s['panel']} />
      ))}
    </div>
  )
}

/** Tabs with a sheet below. */
export function BoardSkeleton() {
  return (
    <div className={s['board']}>
      <Skeleton shape="pill" className={s['boardTabs']} />
      <Skeleton className={s['scroll']} />
    </div>
  )
}

function repeated(count: number, draw: () => React.ReactNode) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={s['cell']}>
      {draw()}
    </div>
  ))
}
