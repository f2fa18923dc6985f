import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import s from './seeds.module.css'

/** A list of seeds in a monospaced font, for comparing character by character; `small` for long lists. */
export function SeedList({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <dl className={joinClasses(s['seeds'], small && s['small'])}>{children}</dl>
}
