import { toMadridDay } from '@otogi/rules/calendar/madrid-day'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePlayRecord } from '../use-play-record.ts'
import { Calendar } from './calendar.tsx'
import { RecordFigures } from './figures.tsx'
import { PlayedDaysPanel } from './played-days.tsx'
import { TriesPanel } from './tries-panel.tsx'
import { YesterdayPanel } from './yesterday-panel.tsx'
import s from './statistics-page.module.css'

/** The player's record, the calendar, and yesterday's answers. */
export function StatisticsPage({ backHref }: { backHref: string }) {
  const { t } = useTexts()
  const { data: record, dataUpdatedAt, isError, refetch } = usePlayRecord()
  return (
    <>
      <PageTitle title={t('games.statistics')}>
        <LinkButton href={backHref} variant="quiet" icon="left">
          {t('statistics.backToGame')}
        </LinkButton>
      </PageTitle>
      {isError && !record ? (
        <EmptyState
          text={t('statistics.statisticsFailed')}
          action={<Button onClick={() => void refetch()}>{t('games.retry')}</Button>}
        />
      ) : (
        <div className={s['page']}>
          <Panel className={s['figures']}>
            {record ? <RecordFigures record={record} /> : <Skeleton shape="line" />}
          </Panel>
          <Panel className={s['calendar']}>
            {record ? (
              <Calendar days={record.days} frozenDays={record.frozenDays} today={toMadridDay(dataUpdatedAt)} />
            ) : (
              <Skeleton className={s['waiting']} />
            )}
          </Panel>
          <Panel className={s['tries']}>
            {record ? <TriesPanel games={record.games} /> : <Skeleton className={s['waiting']} />}
          </Panel>
          <Panel className={s['wide']}>
            <PlayedDaysPanel />
          </Panel>
          <Panel className={s['wide']}>
            <YesterdayPanel />
          </Panel>
        </div>
      )}
    </>
  )
}
