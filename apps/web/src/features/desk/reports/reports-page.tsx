import { reports } from '@otogi/contract/desk/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DecisionDialog, type Outcome } from './decision-dialog.tsx'
import type { ReportGroup } from './report-group.ts'
import { ReportedSubject } from './reported-subject.tsx'
import s from './reports-page.module.css'

const KIND_TEXTS: Readonly<Record<ReportGroup['kind'], TextKey>> = {
  name: 'moderation.kindName',
  picture: 'moderation.kindPicture',
  offer: 'moderation.kindOffer',
  profile: 'moderation.kindProfile',
}

/** The queue of reports, longest waiting first. */
export function ReportsPage() {
  const { t } = useTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['desk', 'reports'],
    queryFn: ({ signal }) => call(reports.list, {}, { signal }),
  })
  const retry = <Button onClick={() => void refetch()}>{t('moderation.retry')}</Button>
  return (
    <>
      <PageTitle title={t('moderation.reports')} level={2} />
      {!data && (isError ? <EmptyState text={t('moderation.notLoaded')} action={retry} /> : <Skeleton shape="line" />)}
      {data?.length === 0 && <EmptyState text={t('moderation.noReports')} />}
      <ul className={s['queue']}>
        {data?.map((group) => (
          <li key={group.id}>
            <ReportPanel group={group} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ReportPanel({ group }: { group: ReportGroup }) {
  const { t } = useTexts()
  const { kind, reportedId, username, since, reports } = group
  const [outcome, setOutcome] = useState<Outcome>()
  const title = t(KIND_TEXTS[kind], { username })
  return (
    <Panel as="article" className={s['report']} aria-label={title}>
      <header className={s['head']}>
        <h3>{title}</h3>
        <p className={s['since']}>
          {t('moderation.reportCount', { count: reports.length })} · <LocalTime epochMs={since} />
        </p>
      </header>
      <ReportedSubject group={group} />
      <ul className={s['statements']}>
        {reports.map((report) => (
          <li key={`${report.username} ${report.at}`}>
            <b>{report.username}</b> {report.text || <i>{t('moderation.noText')}</i>}
          </li>
        ))}
      </ul>
      <div className={s['actions']}>
        <LinkButton variant="quiet" href={`/desk/players/${reportedId}`}>
          {t('moderation.showPlayer')}
        </LinkButton>
        <Button
          variant="quiet"
          aria-label={`${t('moderation.dismiss')}: ${title}`}
          onClick={() => setOutcome('dismissed')}
        >
          {t('moderation.dismiss')}
        </Button>
        <Button aria-label={`${t('moderation.act')}: ${title}`} onClick={() => setOutcome('acted')}>
          {t('moderation.act')}
        </Button>
      </div>
      {outcome && <DecisionDialog group={group} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Panel>
  )
}
