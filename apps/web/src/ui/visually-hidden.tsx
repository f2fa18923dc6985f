import type { ReactNode } from 'react'
import s from './visually-hidden.module.css'

/** Text only for screen readers. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'h1' | 'h2'
  children: ReactNode
}) {
  return <Tag className={s['hidden']}>{children}</Tag>
}
