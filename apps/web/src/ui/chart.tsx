import { formatThousands } from '@otogi/rules/format/number'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { shareOf } from './chart-scale.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import s from './chart.module.css'

type ChartProps = {
  /** The chart in a sentence: what a screen reader says of it. */
  label: string
  /** Where the lines are; the first is the bottom, the last the top. */
  ticks: readonly number[]
  /** What stands at both ends of the bottom. */
  ends: readonly [string, string]
  /** What is drawn: marks in a square of 100, which is stretched over the chart. */
  children: ReactNode
  /** The same as a table. */
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

/** A drawing over ruled lines, with a table that says the same. */
export function Chart({ label, ticks, ends, children, table }: ChartProps) {
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  const up = (tick: number) => shareOf(tick, bottom, top)
  return (
    <figure className={s['chart']}>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
      <div className={s['plot']} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={s['line']} style={{ '--up': up(tick) }} data-zero={tick === 0 ? '' : undefined}>
            {formatThousands(Math.abs(tick))}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {children}
        </svg>
      </div>
      <p className={s['ends']} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <Numbers {...table} />
    </figure>
  )
}

function Numbers({ head, rows }: ChartProps['table']) {
  const { t } = useTexts()
  return (
    <details className={s['numbers']}>
      <summary>{t('ui.asTable')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be within reach of the keyboard. */}
      <section className={s['scroll']} tabIndex={0} aria-label={t('ui.asTable')}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, n) =>
                  n === 0 ? (
                    <th key={n} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={n}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
