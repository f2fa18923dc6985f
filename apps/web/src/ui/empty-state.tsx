import type { ReactNode } from 'react'
import lantern from './assets/lantern.svg'
import { Panel } from './paper.tsx'
import s from './empty-state.module.css'

/** Shown in place of missing content: a picture, a sentence and an action. */
export function EmptyState({ title, text, action }: { title?: string; text: string; action?: ReactNode }) {
  return (
    <Panel as="div" className={s['empty']}>
      <img src={lantern} alt="" width="56" height="87" />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {action}
    </Panel>
  )
}
