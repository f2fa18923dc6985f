import { useTexts } from '../platform/texts.ts'
import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import s from './count-badge.module.css'

/** A count on a link or button, e.g. of unclaimed rewards; renders nothing for 0. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  const { t } = useTexts()
  if (count === 0) return null
  return (
    <span className={joinClasses(s['badge'], className)}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('ui.waiting', { count })}</VisuallyHidden>
    </span>
  )
}
