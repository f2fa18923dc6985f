import { players } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { formatThousands } from '@otogi/rules/format/number'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerLedger } from './player-ledger.tsx'
import s from './player-page.module.css'

type Account = ReplyOf<typeof players.read>

/** What is stored about one player, and what an operator can do. */
export function PlayerPage({ playerId }: { playerId: string }) {
  const { t } = useTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['desk', 'player', playerId],
    queryFn: ({ signal }) => call(players.read, { playerId }, { signal }),
  })
  if (!data && isError)
    return (
      <EmptyState
        text={t('desk.notLoaded')}
        action={<Button onClick={() => void refetch()}>{t('desk.retry')}</Button>}
      />
    )
  if (!data) return <Skeleton shape="line" />
  return (
    <div className={s['page']}>
      <Link href="/desk/players" className={s['back']}>
        {t('desk.toPlayers')}
      </Link>
      <PageTitle title={data.username} level={2} />
      <Facts account={data} />
      <PlayerActions account={data} />
      <Suspensions account={data} />
      <Sessions account={data} />
      <PlayerLedger playerId={playerId} />
    </div>
  )
}

function Facts({ account }: { account: Account }) {
  const { t } = useTexts()
  const facts: [name: string, value: ReactNode][] = [
    [t('desk.id'), account.id],
    [t('desk.email'), account.email],
    [t('desk.joined'), <LocalTime key="joined" epochMs={account.joinedAt} />],
    [t('desk.lastDay'), account.lastDay],
    [t('desk.gachas'), formatThousands(account.gachas)],
    [t('desk.power'), formatThousands(account.power)],
    [t('desk.cards'), formatThousands(account.uniqueCards)],
  ]
  return (
    <Panel className={s['facts']}>
      {account.picture && <img src={account.picture} alt={t('desk.picture')} width="96" height="96" />}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Suspensions({ account: { suspensions } }: { account: Account }) {
  const { t } = useTexts()
  if (suspensions.length === 0) return null
  return (
    <Panel className={s['list']}>
      <h3>{t('desk.suspensions')}</h3>
      {suspensions.map(({ at, until, note, liftedAt, appeal }) => (
        <div key={at}>
          <p>
            <LocalTime epochMs={at} /> – <LocalTime epochMs={liftedAt ?? until} />
            {liftedAt !== null && ` (${t('desk.lifted')})`}
          </p>
          <p>{note}</p>
          {appeal !== null && (
            <blockquote>
              <p>{t('desk.appeal')}</p>
              <p>{appeal}</p>
            </blockquote>
          )}
        </div>
      ))}
    </Panel>
  )
}

function Sessions({ account: { sessions, related } }: { account: Account }) {
  const { t } = useTexts()
  return (
    <Panel className={s['list']}>
      <h3>{t('desk.sessions')}</h3>
      {sessions.length === 0 && <p>{t('desk.noSessions')}</p>}
      <ul>
        {sessions.map(({ startedAt, seenAt, network }) => (
          <li key={`${startedAt} ${network}`}>
            {t('desk.lastSeen')} <LocalTime epochMs={seenAt} />
            {network !== null && <code>{network}</code>}
          </li>
        ))}
      </ul>
      <h3>{t('desk.related')}</h3>
      {related.length === 0 && <p>{t('desk.noneRelated')}</p>}
      <ul>
        {related.map(({ id, username }) => (
          <li key={id}>
            <Link href={`/desk/players/${id}`}>{username}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
