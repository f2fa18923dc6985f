import { keepLettersAndDigits } from '@otogi/rules/accounts/fields'
import { useState, type FormEvent } from 'react'
import { Refused } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import s from './google-sign-in.module.css'

type LinkDialogProps = { onClose: () => void; onPassword: (password: string) => Promise<void> }

/** Asks for the password of the account that already uses the email address. */
export function LinkDialog({ onClose, onPassword }: LinkDialogProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<TextKey>()
  const [busy, setBusy] = useState(false)
  const link = async () => {
    setBusy(true)
    try {
      await onPassword(password)
    } catch (error) {
      const isWrong = error instanceof Refused && error.code === 'PASSWORD_WRONG'
      setPassword('')
      setWrong(isWrong ? 'accounts.incorrectPassword' : 'accounts.thirdPartyFailed')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!busy) void link()
  }
  return (
    <Dialog open onClose={onClose} title={t('accounts.linkTitle')}>
      <p>{t('accounts.linkText')}</p>
      <form className={s['link']} onSubmit={submit}>
        <TextField
          label={t('accounts.password')}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setWrong(undefined)
          }}
          filter={keepLettersAndDigits}
          maxLength={15}
          autoComplete="current-password"
          reveal
          error={wrong && t(wrong)}
        />
        <Button type="submit" busy={busy} disabled={password === ''}>
          {t('accounts.linkAction')}
        </Button>
      </form>
    </Dialog>
  )
}
