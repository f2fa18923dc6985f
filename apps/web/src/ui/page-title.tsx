import { useEffect, type ReactNode } from 'react'
import s from './page-title.module.css'

type PageTitleProps = { title: string; hidden?: boolean; children?: ReactNode }

/** The page's heading and the document's title; what belongs beside the heading goes inside. */
export function PageTitle({ title, hidden = false, children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Otogi`
  }, [title])
  return (
    <div className={s['row']} data-hidden={hidden ? '' : undefined}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
