import { profile } from '@otogi/contract/routes'
import { FIELD_LIMITS, keepLettersAndDigits, checkNewPassword } from '@otogi/rules/accounts/fields'
import { call } from '../../platform/call.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import type { Refused } from '../../platform/refused.ts'
import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useFormFields } from './use-form-fields.ts'
import s from './settings-page.module.css'

type Field = 'password' | 'newPassword' | 'repeat'
type PasswordError = { text: TextKey; refused?: Refused; field: Field; clear: readonly Field[] }

const EMPTY = { password: '', newPassword: '', repeat: '' }

/** Changes the password. Players who sign in only with Google have no password. */
export function PasswordSettings() {
  const { t } = useTexts()
  const { hasPassword } = useUser()
  return (
    <Panel>
      <h2>{t('settings.password')}</h2>
      {hasPassword ? <PasswordForm /> : <p className={s['hint']}>{t('settings.noPassword')}</p>}
    </Panel>
  )
}

function PasswordForm() {
  const texts = useTexts()
  const { t } = texts
  const { username } = useUser()
  const { form, values, formError, edit, submit, busy } = usePasswordChange()
  const shared = {
    filter: keepLettersAndDigits,
    maxLength: FIELD_LIMITS.passwordMax,
    reveal: true,
    spellCheck: false,
    readOnly: busy,
  }
  const errorOf = (field: Field) =>
    formError?.field === field ? t(formError.text, { message: toServerMessage(formError.refused, texts) }) : undefined
  const field = (name: Field, autoComplete: string, label: string, hint?: string) => (
    <TextField
      {...shared}
      name={name}
      label={label}
      autoComplete={autoComplete}
      value={values[name]}
      onChange={(typed) => edit(name, typed)}
      hint={hint}
      error={errorOf(name)}
    />
  )
  return (
    <form ref={form} className={s['section']} aria-label={t('settings.password')} noValidate onSubmit={submit}>
      {/* Password managers save the new password for this username. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {field('password', 'current-password', t('settings.oldPassword'))}
      {field('newPassword', 'new-password', t('settings.newPassword'), t('settings.passwordHint'))}
      {field('repeat', 'new-password', t('settings.repeatPassword'))}
      <div className={s['buttons']}>
        <Button type="submit" variant="quiet" busy={busy}>
          {t('settings.changePassword')}
        </Button>
      </div>
    </form>
  )
}

function usePasswordChange() {
  const { t } = useTexts()
  return useFormFields<Field, PasswordError>({
    empty: EMPTY,
    validateForm,
    toFormError,
    send: async ({ password, newPassword }, clear) => {
      await call(profile.changePassword, { password, newPassword })
      clear()
      showToast({ text: t('settings.passwordSaved'), kind: 'good' })
    },
  })
}

function validateForm({ password, newPassword, repeat }: Record<Field, string>): PasswordError | undefined {
  if (password === '') return { text: 'settings.passwordMissing', field: 'password', clear: [] }
  if (newPassword !== repeat) return { text: 'settings.faultRepeat', field: 'repeat', clear: ['repeat'] }
  if (checkNewPassword(newPassword)) return { text: 'settings.passwordShort', field: 'newPassword', clear: [] }
  return undefined
}

function toFormError(refused: Refused): PasswordError {
  if (refused.code === 'PASSWORD_WRONG')
    return { text: 'settings.passwordWrong', field: 'password', clear: ['password'] }
  if (refused.code === 'PASSWORD_GUESSABLE')
    return { text: 'refusals.PASSWORD_GUESSABLE', field: 'newPassword', clear: ['newPassword', 'repeat'] }
  return { text: 'settings.error', refused, field: 'newPassword', clear: [] }
}
