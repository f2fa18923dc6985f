import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import s from './seeds.module.css'

/** Facts about seeds, written so that they can be compared letter by letter; `small` where many stand together. */
export function Seeds({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <dl className={classes(s['seeds'], small && s['small'])}>{children}</dl>
}
