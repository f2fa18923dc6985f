import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import s from './count-badge.module.css'

/** `label` describes, for screen readers, what is counted. */
type CountBadgeProps = { count: number; label: string; className?: string | undefined }

/** A count on a link or button, e.g. of unclaimed rewards; renders nothing for 0. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={joinClasses(s['badge'], className)}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
