import { players } from '@otogi/contract/desk/routes'
import { formatThousands } from '@otogi/rules/format/number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import s from './player-ledger.module.css'

/** The ledger entries of a player, newest first. */
export function PlayerLedger({ playerId }: { playerId: string }) {
  const { t } = useTexts()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['desk', 'player', playerId, 'ledger'],
    queryFn: ({ pageParam: before, signal }) =>
      call(players.ledger, before === undefined ? { playerId } : { playerId, before }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  })
  return (
    <Panel className={s['panel']}>
      <h3>{t('desk.ledger')}</h3>
      <table className={s['table']}>
        <thead>
          <tr>
            <th scope="col">{t('desk.time')}</th>
            <th scope="col">{t('desk.change')}</th>
            <th scope="col">{t('desk.balance')}</th>
            <th scope="col">{t('desk.what')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.pages
            .flatMap((page) => page.entries)
            .map(({ id, at, delta, balance, reason }) => (
              <tr key={id}>
                <td>
                  <LocalTime epochMs={at} />
                </td>
                <td>{`${delta > 0 ? '+' : '−'}${formatThousands(Math.abs(delta))}`}</td>
                <td>{formatThousands(balance)}</td>
                <td>{reason}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('desk.more')}
        </Button>
      )}
    </Panel>
  )
}
