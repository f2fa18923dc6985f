import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import s from './results-line.module.css'

type ResultsLineProps = { ref: Ref<HTMLOutputElement>; className?: string | undefined; children: ReactNode }

/** The number of results of a search; gets the focus when the results change page. */
export function ResultsLine({ ref, className, children }: ResultsLineProps) {
  return (
    <output ref={ref} tabIndex={-1} className={classes(s['line'], className)}>
      {children}
    </output>
  )
}
