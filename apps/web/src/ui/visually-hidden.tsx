import type { ReactNode } from 'react'
import s from './visually-hidden.module.css'

/** Words for screen readers alone. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'h1' | 'h2'
  children: ReactNode
}) {
  return <Tag className={s['hidden']}>{children}</Tag>
}
