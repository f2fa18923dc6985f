import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import s from './paper.module.css'

type Part = 'div' | 'section' | 'article' | 'form' | 'aside'
type PaperProps = { as?: Part } & ComponentPropsWithRef<'div'>

/** Aizome paper: the ground of everything ordinary. */
export function Panel({ as: Tag = 'section', className, ...rest }: PaperProps) {
  return <Tag {...(rest as object)} className={classes(s['panel'], className)} />
}

/** Lantern-lit washi: one per screen, for the thing to do now. With `rods` it hangs as a scroll. */
export function Sheet({ as: Tag = 'section', rods = false, className, ...rest }: PaperProps & { rods?: boolean }) {
  if (!rods) return <Tag {...(rest as object)} className={classes(s['panel'], s['lit'], className)} />
  return (
    <div className={s['scroll']}>
      <div className={s['rod']} aria-hidden="true" />
      <Tag {...(rest as object)} className={classes(s['panel'], s['lit'], s['hung'], className)} />
      <div className={s['rod']} aria-hidden="true" />
    </div>
  )
}
