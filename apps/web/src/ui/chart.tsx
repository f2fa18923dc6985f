import { formatThousands } from '@otogi/rules/format/number'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { toFraction } from './chart-scale.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import s from './chart.module.css'

type ChartProps = {
  /** The chart in one sentence, for screen readers. */
  label: string
  /** The values of the grid lines, from bottom to top. */
  ticks: readonly number[]
  /** The labels at both ends of the horizontal axis. */
  axisLabels: readonly [ReactNode, ReactNode]
  /** SVG content in a view box of 100 x 100, stretched to the chart. */
  children: ReactNode
  /** The same data as a table. */
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly ReactNode[])[] }
}

/** A chart with grid lines, and the same data as a table below. */
export function Chart({ label, ticks, axisLabels, children, table }: ChartProps) {
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  const up = (tick: number) => toFraction(tick, bottom, top)
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
        <span>{axisLabels[0]}</span>
        <span>{axisLabels[1]}</span>
      </p>
      <DataTable {...table} />
    </figure>
  )
}

function DataTable({ head, rows }: ChartProps['table']) {
  const { t } = useTexts()
  return (
    <details className={s['numbers']}>
      <summary>
        <Icon name="right" />
        {t('ui.asTable')}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region must be focusable by keyboard. */}
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
