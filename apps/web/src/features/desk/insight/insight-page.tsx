import { formatShare } from '@otogi/rules/format/decimal'
import { formatThousands } from '@otogi/rules/format/number'
import { INSIGHT_PERIODS } from '@otogi/rules/insight/insight'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToggleGroup } from '../../../ui/tabs.tsx'
import { useOperator } from '../use-operator.ts'
import { DayChart } from './day-chart.tsx'
import { LedgerAudit } from './ledger-audit.tsx'
import { MedianPrices } from './median-prices.tsx'
import { PuzzlesTable } from './puzzles-table.tsx'
import { RetentionTable } from './retention-table.tsx'
import { useInsight, type Insight, type Period } from './use-insight.ts'
import s from './insight-page.module.css'

type Days = Insight['days']

/** Statistics about players, puzzles, gachas and errors. */
export function InsightPage() {
  const { t } = useTexts()
  const [period, setPeriod] = useState<Period>(30)
  const { data, isError, refetch } = useInsight(period)
  const retry = <Button onClick={() => void refetch()}>{t('insight.retry')}</Button>
  return (
    <>
      <PageTitle title={t('desk.insight')} level={2} />
      <div className={s['head']}>
        <p>{t('insight.intro')}</p>
        <ToggleGroup
          label={t('insight.period')}
          options={INSIGHT_PERIODS.map((days) => ({ value: String(days), label: t('insight.days', { count: days }) }))}
          value={String(period)}
          onChange={(value) => setPeriod(Number(value) as Period)}
        />
      </div>
      {data && <InsightContent insight={data} />}
      {!data && isError && <EmptyState text={t('insight.failed')} action={retry} />}
      {!data && !isError && <Skeleton className={s['waiting']} />}
    </>
  )
}

function InsightContent({ insight: { days, retention, puzzles, circulation, medianPrices } }: { insight: Insight }) {
  const { t } = useTexts()
  const { data: operator } = useOperator()
  const paid = sum(days, 'paid')
  return (
    <div className={s['page']}>
      <dl className={s['counts']}>
        <Count name={t('insight.today')} value={formatThousands(days.at(-1)?.players ?? 0)} />
        <Count name={t('insight.circulation')} value={formatThousands(circulation)} />
        <Count
          name={t('insight.velocity')}
          value={formatShare(circulation > 0 ? paid / circulation : 0, { maximumFractionDigits: 1 })}
        />
      </dl>
      <PlayersChart days={days} />
      <RetentionTable retention={retention} />
      <EconomyChart days={days} />
      <MedianPrices prices={medianPrices} />
      <PuzzlesTable puzzles={puzzles} />
      <div className={s['wide']}>
        <ErrorsChart days={days} />
      </div>
      {operator?.role === 'owner' && (
        <div className={s['wide']}>
          <LedgerAudit />
        </div>
      )}
    </div>
  )
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <Panel as="div">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Panel>
  )
}

function PlayersChart({ days }: { days: Days }) {
  const { t } = useTexts()
  const highest = Math.max(...days.map(({ players }) => players))
  return (
    <DayChart
      title={t('insight.players')}
      label={t('insight.playersChart', { count: days.length, highest, total: sum(days, 'newPlayers') })}
      days={days.map(({ day }) => day)}
      series={[
        { name: t('insight.seen'), values: days.map(({ players }) => players) },
        { name: t('insight.new'), values: days.map(({ newPlayers }) => newPlayers) },
      ]}
    />
  )
}

function EconomyChart({ days }: { days: Days }) {
  const { t } = useTexts()
  return (
    <DayChart
      title={t('insight.economy')}
      label={t('insight.economyChart', {
        count: days.length,
        made: formatThousands(sum(days, 'made')),
        destroyed: formatThousands(sum(days, 'destroyed')),
        paid: formatThousands(sum(days, 'paid')),
      })}
      days={days.map(({ day }) => day)}
      series={[
        { name: t('insight.made'), values: days.map(({ made }) => made) },
        { name: t('insight.destroyed'), values: days.map(({ destroyed }) => destroyed) },
        { name: t('insight.paid'), values: days.map(({ paid }) => paid) },
      ]}
    />
  )
}

function ErrorsChart({ days }: { days: Days }) {
  const { t } = useTexts()
  return (
    <DayChart
      title={t('insight.errors')}
      label={t('insight.errorsChart', {
        count: days.length,
        faults: sum(days, 'faults'),
        outages: sum(days, 'outages'),
      })}
      days={days.map(({ day }) => day)}
      series={[
        { name: t('insight.faults'), values: days.map(({ faults }) => faults) },
        { name: t('insight.outages'), values: days.map(({ outages }) => outages) },
      ]}
    />
  )
}

function sum(days: Days, figure: Exclude<keyof Days[number], 'day'>): number {
  return days.reduce((total, day) => total + day[figure], 0)
}
