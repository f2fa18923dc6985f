import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from './join-classes.ts'
import s from './paper.module.css'

type Part = 'div' | 'section' | 'article' | 'form' | 'aside'
type PaperProps = { as?: Part } & ComponentPropsWithRef<'div'>

/** The background of ordinary content: dark blue paper. */
export function Panel({ as: Tag = 'section', className, ...rest }: PaperProps) {
  return <Tag {...(rest as object)} className={joinClasses(s['panel'], className)} />
}

/** Light paper, at most one per screen, for the main task. With `rods` it looks like a hanging scroll. */
export function Sheet({ as: Tag = 'section', rods = false, className, ...rest }: PaperProps & { rods?: boolean }) {
  if (!rods) return <Tag {...(rest as object)} className={joinClasses(s['panel'], s['lit'], className)} />
  return (
    <div className={s['scroll']}>
      <div className={s['rod']} aria-hidden="true" />
      <Tag {...(rest as object)} className={joinClasses(s['panel'], s['lit'], s['hung'], className)} />
      <div className={s['rod']} aria-hidden="true" />
    </div>
  )
}
