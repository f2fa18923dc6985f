import { players } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { formatThousands } from '@otogi/rules/format/number'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useOperator } from '../use-operator.ts'
import s from './player-actions.module.css'

type Account = ReplyOf<typeof players.read>
type Kind = 'suspend' | 'lift' | 'rename' | 'removePicture' | 'endSessions' | 'compensate' | 'deduct' | 'export'

const TITLES: Readonly<Record<Kind, TextKey>> = {
  suspend: 'desk.suspend',
  lift: 'desk.lift',
  rename: 'desk.rename',
  removePicture: 'desk.removePicture',
  endSessions: 'desk.endSessions',
  compensate: 'desk.compensate',
  deduct: 'desk.deduct',
  export: 'desk.export',
}

const EFFECTS: Readonly<Record<Kind, TextKey>> = {
  suspend: 'desk.suspendEffect',
  lift: 'desk.liftEffect',
  rename: 'desk.renameEffect',
  removePicture: 'desk.removePictureEffect',
  endSessions: 'desk.endSessionsEffect',
  compensate: 'desk.compensateEffect',
  deduct: 'desk.deductEffect',
  export: 'desk.exportEffect',
}

/** The buttons for an operator's actions on a player. Each opens a dialog that asks for the reason. */
export function PlayerActions({ account }: { account: Account }) {
  const { t } = useTexts()
  const { data: operator } = useOperator()
  const [kind, setKind] = useState<Kind>()
  const isSuspended = account.suspendedUntil !== null
  const kinds: Kind[] = [
    isSuspended ? 'lift' : 'suspend',
    'rename',
    ...(account.picture === null ? [] : (['removePicture'] as const)),
    'endSessions',
    ...(operator?.role === 'owner' ? (['compensate', 'deduct', 'export'] as const) : []),
  ]
  return (
    <Panel className={s['actions']}>
      {kinds.map((each) => (
        <Button key={each} variant={each === 'suspend' ? 'danger' : 'quiet'} onClick={() => setKind(each)}>
          {t(TITLES[each])}
        </Button>
      ))}
      {kind && <PlayerDialog kind={kind} account={account} onClose={() => setKind(undefined)} />}
    </Panel>
  )
}

type PlayerDialogProps = { kind: Kind; account: Account; onClose: () => void }

function PlayerDialog({ kind, account: { id: playerId, username, gachas: balance }, onClose }: PlayerDialogProps) {
  const { t } = useTexts()
  const [days, setDays] = useState('7')
  const [note, setNote] = useState('')
  const [name, setName] = useState('')
  const [gachas, setGachas] = useState('')
  const callAction = (reason: string): Promise<unknown> => {
    if (kind === 'suspend') return call(players.suspend, { playerId, reason, days: Number(days), note })
    if (kind === 'rename') return call(players.rename, { playerId, reason, username: name })
    if (kind === 'compensate' || kind === 'deduct')
      return call(players[kind], { playerId, reason, gachas: Number(gachas) })
    if (kind === 'export') return call(players.export, { playerId, reason }).then((data) => saveJson(username, data))
    return call(players[kind], { playerId, reason })
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: callAction,
    onSuccess: () => {
      void invalidate(['desk'])
      showToast({ text: t('desk.done'), kind: 'good' })
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={t(TITLES[kind])}
      text={t(EFFECTS[kind], { username, balance: formatThousands(balance) })}
      confirmLabel={t('desk.confirm')}
      isBusy={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      {kind === 'suspend' && (
        <>
          <TextField label={t('desk.days')} value={days} onChange={setDays} inputMode="numeric" maxLength={4} />
          <TextArea label={t('desk.note')} value={note} onChange={setNote} maxLength={500} />
        </>
      )}
      {kind === 'rename' && (
        <TextField label={t('desk.newName')} value={name} onChange={setName} maxLength={15} autoComplete="off" />
      )}
      {(kind === 'compensate' || kind === 'deduct') && (
        <TextField label={t('desk.gachas')} value={gachas} onChange={setGachas} inputMode="numeric" maxLength={9} />
      )}
    </ReasonDialog>
  )
}

/** Lets the browser save the data as a file. */
function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.json`
  link.click()
  URL.revokeObjectURL(url)
}
