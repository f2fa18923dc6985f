import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../../platform/texts.ts'
import { createTicks } from '../../../ui/chart-scale.ts'
import { Chart } from '../../../ui/chart.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { layOutDayBars } from './day-bars.ts'
import s from './day-chart.module.css'

type DayChartProps = {
  title: string
  /** The chart in one sentence, for screen readers. */
  label: string
  days: readonly string[]
  /** At most three series, each with one bar per day. */
  series: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** A chart with bars for every day, and the same numbers as a table. */
export function DayChart({ title, label, days, series }: DayChartProps) {
  const { t, language } = useTexts()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const formatLabel = (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  const ticks = createTicks(Math.max(...series.flatMap(({ values }) => values)))
  const bars = layOutDayBars(
    series.map(({ values }) => values),
    ticks.at(-1) ?? 1,
  )
  return (
    <Panel>
      <h3>{title}</h3>
      <p className={s['key']}>
        {series.map(({ name }, n) => (
          <span key={name} data-series={n}>
            {name}
          </span>
        ))}
      </p>
      <Chart
        label={label}
        ticks={ticks}
        axisLabels={[formatLabel(days[0] ?? ''), formatLabel(days.at(-1) ?? '')]}
        table={{
          head: [t('insight.day'), ...series.map(({ name }) => name)],
          rows: days
            .map((day, i) => [formatLabel(day), ...series.map(({ values }) => formatThousands(values[i] ?? 0))])
            .toReversed(),
        }}
      >
        {bars.map((each, n) => (
          <g key={n} className={s['bars']} data-series={n}>
            {each.map((bar) => (
              <rect key={bar.x} {...bar} />
            ))}
          </g>
        ))}
      </Chart>
    </Panel>
  )
}
