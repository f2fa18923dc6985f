import { joinClasses } from './join-classes.ts'
import s from './skeleton.module.css'

type SkeletonProps = {
  /** `line`: a row of text; `block`: a panel; `card`: a trading card; `round`: an avatar; `pill`: a control. */
  shape?: 'line' | 'block' | 'card' | 'round' | 'pill'
  className?: string | undefined
}

/** A placeholder with the shape of the content that is loading. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span className={joinClasses(s['skeleton'], s[shape], className)} aria-hidden="true" />
}
