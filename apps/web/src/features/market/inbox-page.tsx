import { market } from '@otogi/contract/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAlerts } from '../../game/alerts.ts'
import { call, fetchPage } from '../../platform/call.ts'
import { invalidate } from '../../platform/query-client.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticeList } from './notices.tsx'

const NOTICES_PER_PAGE = 50

/** All the player's notices; unread ones are marked. */
export function InboxPage() {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['market', 'inbox', 'page', page],
    queryFn: ({ signal }) => fetchPage(market.inbox, { page }, { signal }),
  })
  const { mutate: markRead, isPending } = useMutation({
    mutationFn: () => call(market.readInbox, {}),
    onSuccess: () => {
      void invalidate(['market', 'inbox'])
      void refreshAlerts()
    },
  })
  return (
    <>
      <PageTitle title={t('market.inboxTitle')}>
        {data?.shown.some(({ read }) => !read) && (
          <Button variant="quiet" icon="check" busy={isPending} onClick={() => markRead()}>
            {t('market.inboxMarkRead')}
          </Button>
        )}
      </PageTitle>
      {isError && !data ? (
        <EmptyState
          text={t('market.noticesFailed')}
          action={<Button onClick={() => void refetch()}>{t('market.retry')}</Button>}
        />
      ) : (
        <Panel>{data ? <NoticeList notices={data.shown} /> : <Skeleton shape="line" />}</Panel>
      )}
      <Pagination page={page} pages={Math.ceil((data?.total ?? 0) / NOTICES_PER_PAGE)} onChange={setPage} />
    </>
  )
}
