import type { ReactNode } from 'react'

type FactProps = { label: ReactNode; className?: string | undefined; children: ReactNode }

/** A term of a description list with its value. */
export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
