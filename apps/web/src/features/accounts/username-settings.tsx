import { FIELD_LIMITS, keepLettersAndDigits } from '@otogi/rules/accounts/fields'
import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { Refused } from '../../platform/refused.ts'
import { useUser } from '../../game/session.ts'
import { useTexts, type Texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useProfileChange } from './use-profile-change.ts'
import s from './settings-page.module.css'

export function UsernameSettings() {
  const texts = useTexts()
  const { t } = texts
  const { username: now } = useUser()
  const { form, username, edit, submit, cancel, busy, fault } = useUsernameChange()
  return (
    <Panel>
      <h2>{t('settings.username')}</h2>
      <form ref={form} className={s['section']} onSubmit={submit}>
        <CurrentUsername username={now} />
        <TextField
          label={t('settings.newUsername')}
          name="username"
          value={username}
          onChange={edit}
          filter={keepLettersAndDigits}
          maxLength={FIELD_LIMITS.settingsUsernameMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('settings.usernameHint')}
          error={fault ? toErrorText(fault, texts) : undefined}
        />
        <div className={s['buttons']}>
          <Button type="submit" busy={busy} disabled={username === ''}>
            {t('settings.apply')}
          </Button>
          {username !== '' && (
            <Button variant="quiet" onClick={cancel}>
              {t('settings.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

function useUsernameChange() {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState('')
  const change = useProfileChange()
  // When the field is emptied, one button is disabled and the other disappears, so the focus moves to the field.
  const empty = () => {
    setUsername('')
    form.current?.querySelector('input')?.focus()
  }
  const saved = () => {
    empty()
    showToast({ text: t('settings.usernameSaved'), kind: 'good' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (username === '' || change.isPending) return
    change.mutate({ username }, { onSuccess: saved, onError: (error) => isUsernameTaken(error) && empty() })
  }
  const edit = (typed: string) => {
    setUsername(typed)
    change.reset()
  }
  const cancel = () => {
    empty()
    change.reset()
  }
  return { form, username, edit, submit, cancel, busy: change.isPending, fault: change.error }
}

function CurrentUsername({ username }: { username: string }) {
  const { t } = useTexts()
  return (
    <p className={s['now']}>
      {t('settings.usernameNow', { username })}{' '}
      <Link className={s['link']} href={`/home/players/${username}`}>
        {t('settings.publicProfile')}
      </Link>
    </p>
  )
}

function isUsernameTaken(error: unknown): boolean {
  return error instanceof Refused && error.code === 'USERNAME_TAKEN'
}

function toErrorText(error: unknown, texts: Texts): string {
  const { t } = texts
  if (isUsernameTaken(error)) return t('settings.usernameTaken')
  const isNotAllowed = error instanceof Refused && error.code === 'USERNAME_NOT_ALLOWED'
  return isNotAllowed
    ? t('refusals.USERNAME_NOT_ALLOWED')
    : t('settings.error', { message: toServerMessage(error, texts) })
}
