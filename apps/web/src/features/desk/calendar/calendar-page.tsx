import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOperator } from '../use-operator.ts'
import { AnnouncementsPanel } from './announcements-panel.tsx'
import { BannerPanel } from './banner-panel.tsx'
import { DayPanel } from './day-panel.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PollPanel } from './poll-panel.tsx'
import { useMonth } from './use-calendar.ts'
import s from './calendar-page.module.css'

/** The puzzle schedule by month and day, the announcements, the special banner and the poll. */
export function CalendarPage() {
  const { t } = useTexts()
  const { data: operator } = useOperator()
  const [month, setMonth] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const { data, isError, refetch } = useMonth(month)
  const isEditor = operator?.role === 'editor' || operator?.role === 'owner'
  const shown = data?.days.find(({ day }) => day === (chosen ?? data.today))
  return (
    <>
      <PageTitle title={t('calendar.title')} level={2} />
      <p className={s['intro']}>{t('calendar.text')}</p>
      {isError && (
        <EmptyState
          text={t('desk.notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('desk.retry')}</Button>}
        />
      )}
      {!data && !isError && <Skeleton />}
      <div className={s['columns']}>
        {data && (
          <MonthGrid days={data.days} today={data.today} chosen={shown?.day} onChoose={setChosen} onMonth={setMonth} />
        )}
        {shown && (
          <div className={s['day']}>
            {/* A new key for each day, so that the answers shown for one day are hidden when another day is chosen. */}
            <DayPanel key={shown.day} day={shown} isEditor={isEditor} />
          </div>
        )}
        <div className={s['panels']}>
          <AnnouncementsPanel isEditor={isEditor} today={data?.today} />
          <BannerPanel isEditor={isEditor} today={data?.today} />
          <PollPanel isEditor={isEditor} today={data?.today} />
        </div>
      </div>
    </>
  )
}
