import white from './assets/lantern-white.svg'
import red from './assets/lantern.svg'
import { joinClasses } from './join-classes.ts'
import s from './lanterns.module.css'

type LanternsProps = { count: number; size?: 'header' | 'large'; className?: string | undefined }

/** A string of paper lanterns, alternately red and white. */
export function Lanterns({ count, size = 'header', className }: LanternsProps) {
  return (
    <div className={joinClasses(s['rope'], s[size], className)} aria-hidden="true">
      <svg viewBox="0 0 1000 40" preserveAspectRatio="none">
        <path d={buildRopePath(count)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={s['lanterns']}>
        {Array.from({ length: count }, (_, index) => (
          <img key={index} src={index % 2 === 0 ? red : white} alt="" width="26" height="40" />
        ))}
      </div>
    </div>
  )
}

/**
 * Returns the position of a knot in thousandths of the string's width. The string extends past the first and the last
 * knot.
 */
function computeKnotPosition(index: number, count: number): number {
  return -40 + (1080 * index) / count
}

function buildRopePath(count: number): string {
  const sags = Array.from({ length: count }, (_, index) => {
    return `Q${computeKnotPosition(index + 0.5, count)} 34 ${computeKnotPosition(index + 1, count)} 2`
  })
  return `M-40 2${sags.join('')}`
}
