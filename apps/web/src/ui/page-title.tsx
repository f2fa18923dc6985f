import { useEffect, type ReactNode } from 'react'
import s from './page-title.module.css'

type PageTitleProps = {
  title: string
  /** Kept for screen readers and the document's title, where the page speaks for itself. */
  hidden?: boolean
  /** 2 where the layout already has a heading of the first level. */
  level?: 1 | 2
  children?: ReactNode
}

/** The page's heading and the document's title; what belongs beside the heading goes inside. */
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
