import { log } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './log-page.module.css'

type Entry = ReplyOf<typeof log.list>['entries'][number]

/** All operator actions, newest first. */
export function LogPage() {
  const { t } = useTexts()
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['desk', 'log'],
    queryFn: ({ pageParam, signal }) =>
      call(log.list, pageParam === undefined ? {} : { before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  })
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <>
      <PageTitle title={t('desk.log')} level={2} />
      <p className={s['intro']}>{t('desk.logText')}</p>
      {!data && !isError && <Skeleton shape="line" />}
      {isError && (
        <EmptyState
          text={t('desk.notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('desk.retry')}</Button>}
        />
      )}
      <ol className={s['list']}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <LogEntry entry={entry} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('desk.more')}
        </Button>
      )}
    </>
  )
}

function LogEntry({ entry: { at, operator, role, action, subject, reason, details } }: { entry: Entry }) {
  const { t } = useTexts()
  return (
    <Panel as="article" className={s['entry']}>
      <p className={s['head']}>
        <strong>{action}</strong>
        <span>{operator === null ? t('desk.commandLine') : `${operator} (${role ? t(`desk.${role}`) : ''})`}</span>
        <LocalTime epochMs={at} />
      </p>
      <p>{reason}</p>
      {(subject !== null || details !== '{}') && (
        <p className={s['details']}>
          {subject} {details === '{}' ? '' : details}
        </p>
      )}
    </Panel>
  )
}
