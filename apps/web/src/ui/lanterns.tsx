import white from './assets/lantern-white.svg'
import red from './assets/lantern.svg'
import { classes } from './classes.ts'
import s from './lanterns.module.css'

type LanternsProps = { count: number; size?: 'header' | 'hall'; className?: string | undefined }

/** A rope of paper lanterns, red and white in turn. */
export function Lanterns({ count, size = 'header', className }: LanternsProps) {
  return (
    <div className={classes(s['rope'], s[size], className)} aria-hidden="true">
      <svg viewBox="0 0 1000 40" preserveAspectRatio="none">
        <path d={ropePath(count)} vectorEffect="non-scaling-stroke" />
      </svg>
      {Array.from({ length: count }, (_, index) => (
        <img
          key={index}
          src={index % 2 === 0 ? red : white}
          alt=""
          width="26"
          height="40"
          style={{ left: `${knotAt(index + 0.5, count) / 10}%`, '--sway': index % 3 }}
        />
      ))}
    </div>
  )
}

/** Where the rope is tied, in thousandths of its width; it hangs over both ends. */
function knotAt(knot: number, count: number): number {
  return -40 + (1080 * knot) / count
}

function ropePath(count: number): string {
  const sags = Array.from({ length: count }, (_, index) => {
    return `Q${knotAt(index + 0.5, count)} 34 ${knotAt(index + 1, count)} 2`
  })
  return `M-40 2${sags.join('')}`
}
