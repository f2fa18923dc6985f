import { players } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link, Route, Switch } from 'wouter'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PlayerPage } from './player-page.tsx'
import s from './players-page.module.css'

type FoundPlayer = ReplyOf<typeof players.find>[number]

/** Finds players, lists appeals, and shows one player. */
export function PlayersPage() {
  return (
    <Switch>
      <Route path="/desk/players/:id">{({ id }) => <PlayerPage key={id} playerId={id} />}</Route>
      <Route component={PlayerSearch} />
    </Switch>
  )
}

function PlayerSearch() {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { data: found } = useQuery({
    queryKey: ['desk', 'players', search],
    queryFn: ({ signal }) => call(players.find, { search }, { signal }),
    enabled: search !== '',
  })
  const { data: appeals } = useQuery({
    queryKey: ['desk', 'appeals'],
    queryFn: ({ signal }) => call(players.appeals, {}, { signal }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <>
      <PageTitle title={t('desk.players')} level={2} />
      <form className={s['search']} onSubmit={submit}>
        <TextField label={t('desk.search')} value={typed} onChange={setTyped} maxLength={64} autoComplete="off" />
        <Button type="submit">{t('desk.find')}</Button>
      </form>
      {found && <PlayerList title={t('desk.found')} entries={found} emptyText={t('desk.noneFound')} />}
      {appeals && <PlayerList title={t('desk.appeals')} entries={appeals} emptyText={t('desk.noAppeals')} />}
    </>
  )
}

function PlayerList({
  title,
  entries,
  emptyText,
}: {
  title: string
  entries: readonly FoundPlayer[]
  emptyText: string
}) {
  const { t } = useTexts()
  return (
    <Panel className={s['list']}>
      <h3>{title}</h3>
      {entries.length === 0 && <p>{emptyText}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ id, username, joinedAt, suspendedUntil }) => (
            <li key={id}>
              <Link href={`/desk/players/${id}`}>{username}</Link>
              <span>
                {t('desk.joined')} <LocalTime epochMs={joinedAt} withTime={false} />
              </span>
              {suspendedUntil !== null && <strong>{t('desk.suspended')}</strong>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
