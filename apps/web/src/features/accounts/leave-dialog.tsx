import { profile } from '@otogi/contract/routes'
import { keepLettersAndDigits } from '@otogi/rules/accounts/fields'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { Refused } from '../../platform/refused.ts'
import { clearSession, useUser } from '../../game/session.ts'
import { useTexts, type Texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ProviderButton } from './provider-button.tsx'
import { useServerSettings } from './use-server-settings.ts'
import s from './leave-dialog.module.css'

type Proof = { password: string } | { credential: string }

/** The last word before an account ends: the name typed, and the password or the third party once more. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const user = useUser()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const leave = useLeave()
  const clientId = useServerSettings().data?.googleClientId
  const isConfirmed = typed.toLowerCase() === user.username.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isConfirmed && user.hasPassword && !leave.isPending) leave.mutate({ password })
  }
  return (
    <Dialog open onClose={onClose} title={t('settings.leaveTitle')}>
      <Losses />
      <form className={s['form']} noValidate onSubmit={submit}>
        <TextField
          label={t('settings.leaveConfirm', { username: user.username })}
          value={typed}
          onChange={setTyped}
          filter={keepLettersAndDigits}
          maxLength={15}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={!user.hasPassword && leave.error ? faultOf(leave.error, texts) : undefined}
        />
        {user.hasPassword && (
          <TextField
            label={t('settings.leavePassword')}
            value={password}
            onChange={(next) => {
              setPassword(next)
              leave.reset()
            }}
            filter={keepLettersAndDigits}
            maxLength={15}
            autoComplete="current-password"
            reveal
            error={leave.error ? faultOf(leave.error, texts) : undefined}
          />
        )}
        {!user.hasPassword && clientId && (
          <div className={s['third']} inert={!isConfirmed}>
            <p>{t('settings.leaveThird')}</p>
            <ProviderButton clientId={clientId} onCredential={(credential) => leave.mutate({ credential })} />
          </div>
        )}
        <LastButtons
          onStay={onClose}
          bySubmit={user.hasPassword}
          ready={isConfirmed && password !== ''}
          busy={leave.isPending}
        />
      </form>
    </Dialog>
  )
}

function Losses() {
  const { t } = useTexts()
  return (
    <ul className={s['losses']}>
      <li>{t('settings.leaveCards')}</li>
      <li>{t('settings.leaveGachas')}</li>
      <li>{t('settings.leaveName')}</li>
      <li>{t('settings.leaveKept')}</li>
    </ul>
  )
}

type LastButtonsProps = { onStay: () => void; bySubmit: boolean; ready: boolean; busy: boolean }

function LastButtons({ onStay, bySubmit, ready, busy }: LastButtonsProps) {
  const { t } = useTexts()
  return (
    <div className={s['buttons']}>
      <Button variant="quiet" onClick={onStay}>
        {t('settings.leaveNot')}
      </Button>
      {bySubmit && (
        <Button type="submit" variant="danger" busy={busy} disabled={!ready}>
          {t('settings.leaveAction')}
        </Button>
      )}
    </div>
  )
}

function useLeave() {
  const { t } = useTexts()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (proof: Proof) => call(profile.remove, { ...proof }),
    onSuccess: () => {
      toast({ text: t('settings.left'), kind: 'good' })
      clearSession()
      navigate('/', { replace: true })
    },
  })
}

function faultOf(error: unknown, texts: Texts): string {
  const { t } = texts
  const isWrong = error instanceof Refused && error.code === 'PASSWORD_WRONG'
  return isWrong ? t('settings.passwordWrong') : t('settings.error', { message: toServerMessage(error, texts) })
}
