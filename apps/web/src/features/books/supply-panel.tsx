import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../platform/texts.ts'
import { createTicks } from '../../ui/chart-scale.ts'
import { Chart } from '../../ui/chart.tsx'
import { Panel } from '../../ui/paper.tsx'
import type { Books } from './use-books.ts'
import { layOutBars } from './supply-bars.ts'
import s from './supply-panel.module.css'

/** A chart of the gachas per day. Bars point up for created gachas and down for destroyed ones. */
export function SupplyPanel({ days, total }: Pick<Books, 'days' | 'total'>) {
  const { t, language } = useTexts()
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dayOf = (day: string) => written.format(new Date(`${day}T00:00:00Z`))
  const ticks = createTicks(Math.max(...days.map(({ made, destroyed }) => Math.max(made, destroyed))))
  const top = ticks.at(-1) ?? 1
  const sums = { made: formatThousands(total.made), destroyed: formatThousands(total.destroyed) }
  return (
    <Panel>
      <h2>{t('books.supply')}</h2>
      <p className={s['key']}>
        <span data-kind="made">{t('books.made', { gachas: sums.made })}</span>
        <span data-kind="destroyed">{t('books.destroyed', { gachas: sums.destroyed })}</span>
      </p>
      <Chart
        label={t('books.supplyChart', { count: days.length, ...sums })}
        ticks={[
          ...ticks
            .slice(1)
            .map((tick) => -tick)
            .toReversed(),
          ...ticks,
        ]}
        axisLabels={[dayOf(days[0]?.day ?? ''), dayOf(days.at(-1)?.day ?? '')]}
        table={{
          head: [t('books.day'), t('books.madeHead'), t('books.destroyedHead')],
          rows: days
            .toReversed()
            .map(({ day, made, destroyed }) => [dayOf(day), formatThousands(made), formatThousands(destroyed)]),
        }}
      >
        {layOutBars(days, top).map(({ x, width, up, down }) => (
          <g key={x}>
            <rect className={s['made']} x={x} width={width} y={50 - up} height={up} />
            <rect className={s['destroyed']} x={x} width={width} y={50} height={down} />
          </g>
        ))}
      </Chart>
    </Panel>
  )
}
