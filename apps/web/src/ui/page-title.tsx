import { useEffect, type ReactNode } from 'react'
import s from './page-title.module.css'

type PageTitleProps = {
  title: string
  /** Visible only to screen readers; the document title is still set. */
  hidden?: boolean
  /** The heading level: 2 if the layout already has an h1. */
  level?: 1 | 2
  children?: ReactNode
}

/** Sets the page's heading and the document title. Children appear next to the heading. */
export function PageTitle({ title, hidden = false, level = 1, children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Otogi`
  }, [title])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={s['row']} data-hidden={hidden ? '' : undefined}>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </div>
  )
}
