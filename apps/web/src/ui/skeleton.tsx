import { classes } from './classes.ts'
import s from './skeleton.module.css'

type SkeletonProps = {
  /** line: a row of text; block: a panel; card: a trading card; round: a face; pill: a control. */
  shape?: 'line' | 'block' | 'card' | 'round' | 'pill'
  className?: string | undefined
}

/** The outline of what is coming, with a slow sweep of lamp light. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span className={classes(s['skeleton'], s[shape], className)} aria-hidden="true" />
}
