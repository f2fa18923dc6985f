import { FIELD_LIMITS, keepLettersAndDigits } from '@otogi/rules/accounts/fields'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NEW_PASSWORD } from './new-password.ts'
import type { RegistrationField } from './registration.ts'
import { GoogleSignIn } from './google-sign-in.tsx'
import { useRegistration } from './use-registration.ts'
import s from './auth-form.module.css'

const LABELS = {
  email: 'accounts.email',
  username: 'accounts.username',
  password: 'accounts.password',
  repeat: 'accounts.repeat',
} as const satisfies Record<RegistrationField, TextKey>

export function RegisterPage() {
  const { t } = useTexts()
  const { form, values, formError, edit, submit, busy } = useRegistration()
  const bound = (field: RegistrationField) => ({
    name: field,
    label: t(LABELS[field]),
    value: values[field],
    onChange: (value: string) => edit(field, value),
    error: formError?.field === field ? t(formError.text) : undefined,
    spellCheck: false,
    required: true,
    readOnly: busy,
  })
  return (
    <>
      <PageTitle title={t('accounts.register')} level={2} hidden />
      <Sheet as="div" rods>
        <form ref={form} className={s['form']} aria-label={t('accounts.register')} noValidate onSubmit={submit}>
          <TextField {...bound('email')} type="email" autoComplete="email" maxLength={FIELD_LIMITS.emailMax} />
          <TextField
            {...bound('username')}
            filter={keepLettersAndDigits}
            maxLength={FIELD_LIMITS.usernameMax}
            autoComplete="username"
            autoCapitalize="none"
            hint={t('accounts.usernameHint')}
          />
          <TextField {...bound('password')} {...NEW_PASSWORD} hint={t('accounts.passwordHint')} />
          <TextField {...bound('repeat')} {...NEW_PASSWORD} />
          <Button type="submit" className={s['submit']} busy={busy}>
            {t('accounts.registerAction')}
          </Button>
          <p className={s['other']}>
            {t('accounts.haveAccount')} <Link href="/auth">{t('accounts.signIn')}</Link>
          </p>
          <GoogleSignIn />
        </form>
      </Sheet>
    </>
  )
}
