import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../platform/texts.ts'
import { toFraction, createTicks } from '../ui/chart-scale.ts'
import { Chart } from '../ui/chart.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import s from './price-chart.module.css'

type Sale = { readonly at: number; readonly price: number }
type PriceChartProps = {
  /** Sales of the card, newest first. */
  sales: readonly Sale[]
  median: number | null
}

/** A card's sale prices over time, with a dashed line at the median, or a sentence about a single sale. */
export function PriceChart({ sales, median }: PriceChartProps) {
  const { t } = useTexts()
  const prices = sales.map(({ price }) => price)
  const ticks = createTicks(Math.max(...prices))
  const [first, last] = [sales.at(-1)?.at ?? 0, sales[0]?.at ?? 0]
  const top = ticks.at(-1) ?? 1
  const points = sales.map(
    ({ at, price }) => [toFraction(at, first, last) * 100, 100 - toFraction(price, 0, top) * 100] as const,
  )
  const middle = median === null ? undefined : 100 - toFraction(median, 0, top) * 100
  const label = t('game.priceChart', {
    count: sales.length,
    lowest: formatThousands(Math.min(...prices)),
    highest: formatThousands(Math.max(...prices)),
    median: formatThousands(Math.round(median ?? 0)),
  })
  // If all sales happened at the same time, the chart would show only a dot.
  if (first === last)
    return (
      <p>
        {label} <SaleDay at={first} />
      </p>
    )
  return (
    <Chart
      label={label}
      ticks={ticks}
      axisLabels={[<SaleDay key="first" at={first} />, <SaleDay key="last" at={last} />]}
      table={{
        head: [t('game.priceDay'), t('game.price')],
        rows: sales.map(({ at, price }) => [<SaleDay key={at} at={at} />, formatThousands(price)]),
      }}
    >
      {middle !== undefined && <path className={s['median']} d={`M0 ${middle}H100`} />}
      <polyline className={s['course']} points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
      {/* A line of length 0 with round caps is drawn as a dot, which stays round when the chart is stretched. */}
      <path className={s['rims']} d={points.map(([x, y]) => `M${x} ${y}h0`).join('')} />
      <path className={s['dots']} d={points.map(([x, y]) => `M${x} ${y}h0`).join('')} />
    </Chart>
  )
}

function SaleDay({ at }: Pick<Sale, 'at'>) {
  return <LocalTime epochMs={at} withTime={false} />
}
