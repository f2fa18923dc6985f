import type { ReactNode, Ref } from 'react'
import { joinClasses } from './join-classes.ts'
import s from './results-line.module.css'

type ResultsLineProps = { ref: Ref<HTMLOutputElement>; className?: string | undefined; children: ReactNode }

/** The number of results of a search. Gets the focus when a new page of results loads. */
export function ResultsLine({ ref, className, children }: ResultsLineProps) {
  return (
    <output ref={ref} tabIndex={-1} className={joinClasses(s['line'], className)}>
      {children}
    </output>
  )
}
