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
import { showToast } from '../../ui/toasts.tsx'
import { GoogleIdentityButton } from './google-identity-button.tsx'
import { useServerSettings } from './use-server-settings.ts'
import s from './delete-account-dialog.module.css'

type Proof = { password: string } | { credential: string }

/**
 * Confirms the deletion of an account: the player types the username and gives the password or signs in with Google
 * again.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const user = useUser()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const leave = useAccountDeletion()
  const clientId = useServerSettings().data?.googleClientId
  const isConfirmed = typed.toLowerCase() === user.username.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isConfirmed && user.hasPassword && !leave.isPending) leave.mutate({ password })
  }
  return (
    <Dialog open onClose={onClose} title={t('settings.leaveTitle')}>
      <DeletionConsequences />
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
          error={!user.hasPassword && leave.error ? toErrorText(leave.error, texts) : undefined}
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
            error={leave.error ? toErrorText(leave.error, texts) : undefined}
          />
        )}
        {!user.hasPassword && clientId && (
          <div className={s['third']} inert={!isConfirmed}>
            <p>{t('settings.leaveThird')}</p>
            <GoogleIdentityButton clientId={clientId} onCredential={(credential) => leave.mutate({ credential })} />
          </div>
        )}
        <DialogButtons
          onCancel={onClose}
          hasSubmit={user.hasPassword}
          isReady={isConfirmed && password !== ''}
          isBusy={leave.isPending}
        />
      </form>
    </Dialog>
  )
}

function DeletionConsequences() {
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

type DialogButtonsProps = { onCancel: () => void; hasSubmit: boolean; isReady: boolean; isBusy: boolean }

function DialogButtons({ onCancel, hasSubmit, isReady, isBusy }: DialogButtonsProps) {
  const { t } = useTexts()
  return (
    <div className={s['buttons']}>
      <Button variant="quiet" onClick={onCancel}>
        {t('settings.leaveNot')}
      </Button>
      {hasSubmit && (
        <Button type="submit" variant="danger" busy={isBusy} disabled={!isReady}>
          {t('settings.leaveAction')}
        </Button>
      )}
    </div>
  )
}

function useAccountDeletion() {
  const { t } = useTexts()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (proof: Proof) => call(profile.remove, { ...proof }),
    onSuccess: () => {
      showToast({ text: t('settings.left'), kind: 'good' })
      clearSession()
      navigate('/', { replace: true })
    },
  })
}

function toErrorText(error: unknown, texts: Texts): string {
  const { t } = texts
  const isWrong = error instanceof Refused && error.code === 'PASSWORD_WRONG'
  return isWrong ? t('settings.passwordWrong') : t('settings.error', { message: toServerMessage(error, texts) })
}
