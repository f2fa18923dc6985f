import type { ReactNode } from 'react'

type FactProps = { label: ReactNode; className?: string | undefined; children: ReactNode }

/** One entry of a description list: what it is called, and what it is. */
export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
