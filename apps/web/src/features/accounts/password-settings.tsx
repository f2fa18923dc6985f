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
import { toast } from '../../ui/toasts.tsx'
import { useFormFields } from './use-form-fields.ts'
import s from './settings-page.module.css'

type Field = 'password' | 'newPassword' | 'repeat'
type Trouble = { text: TextKey; refused?: Refused; field: Field; clear: readonly Field[] }

const EMPTY = { password: '', newPassword: '', repeat: '' }

/** Changes the password; who signs in by a third party alone has none. */
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
  const { form, values, trouble, edit, submit, busy } = usePasswordChange()
  const shared = {
    filter: keepLettersAndDigits,
    maxLength: FIELD_LIMITS.passwordMax,
    reveal: true,
    spellCheck: false,
    readOnly: busy,
  }
  const errorOf = (field: Field) =>
    trouble?.field === field ? t(trouble.text, { message: toServerMessage(trouble.refused, texts) }) : undefined
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
      {/* Password keepers want to know whose it is. */}
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
  return useFormFields<Field, Trouble>({
    empty: EMPTY,
    typedTrouble,
    refusedTrouble,
    send: async ({ password, newPassword }, clear) => {
      await call(profile.changePassword, { password, newPassword })
      clear()
      toast({ text: t('settings.passwordSaved'), kind: 'good' })
    },
  })
}

function typedTrouble({ password, newPassword, repeat }: Record<Field, string>): Trouble | undefined {
  if (password === '') return { text: 'settings.passwordMissing', field: 'password', clear: [] }
  if (newPassword !== repeat) return { text: 'settings.faultRepeat', field: 'repeat', clear: ['repeat'] }
  if (checkNewPassword(newPassword)) return { text: 'settings.passwordShort', field: 'newPassword', clear: [] }
  return undefined
}

function refusedTrouble(refused: Refused): Trouble {
  if (refused.code === 'PASSWORD_WRONG')
    return { text: 'settings.passwordWrong', field: 'password', clear: ['password'] }
  if (refused.code === 'PASSWORD_GUESSABLE')
    return { text: 'refusals.PASSWORD_GUESSABLE', field: 'newPassword', clear: ['newPassword', 'repeat'] }
  return { text: 'settings.error', refused, field: 'newPassword', clear: [] }
}
