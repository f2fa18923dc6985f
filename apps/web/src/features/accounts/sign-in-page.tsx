import { accounts } from '@otogi/contract/routes'
import { FIELD_LIMITS, keepLettersAndDigits } from '@otogi/rules/accounts/fields'
import { Link, useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { consumeReturnUrl } from '../../game/return-url.ts'
import { setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toFormError, validateForm, type SignInField, type SignInError } from './sign-in.ts'
import { GoogleSignIn } from './google-sign-in.tsx'
import { useFormFields } from './use-form-fields.ts'
import s from './auth-form.module.css'

export function SignInPage() {
  const texts = useTexts()
  const { t } = texts
  const { form, values, formError, edit, submit, busy } = useSignIn()
  const shared = {
    filter: keepLettersAndDigits,
    maxLength: FIELD_LIMITS.loginMax,
    spellCheck: false,
    required: true,
    readOnly: busy,
  }
  const errorOf = (field: SignInField) =>
    formError?.field === field ? t(formError.text, { message: toServerMessage(formError.refused, texts) }) : undefined
  return (
    <>
      <PageTitle title={t('accounts.signIn')} level={2} hidden />
      <Sheet as="div" rods>
        <form ref={form} className={s['form']} aria-label={t('accounts.signIn')} noValidate onSubmit={submit}>
          <TextField
            {...shared}
            name="username"
            label={t('accounts.username')}
            autoComplete="username"
            autoCapitalize="none"
            value={values.username}
            onChange={(username) => edit('username', username)}
            error={errorOf('username')}
          />
          <TextField
            {...shared}
            name="password"
            label={t('accounts.password')}
            autoComplete="current-password"
            reveal
            value={values.password}
            onChange={(password) => edit('password', password)}
            error={errorOf('password')}
          />
          <Button type="submit" className={s['submit']} busy={busy}>
            {t('accounts.signInAction')}
          </Button>
          <p className={s['other']}>
            {t('accounts.newHere')} <Link href="/auth/register">{t('accounts.register')}</Link>
            <Link href="/auth/forgot">{t('accounts.forgot')}</Link>
          </p>
          <GoogleSignIn />
        </form>
      </Sheet>
    </>
  )
}

function useSignIn() {
  const [, navigate] = useLocation()
  return useFormFields<SignInField, SignInError>({
    empty: { username: '', password: '' },
    validateForm,
    toFormError,
    send: async (values) => {
      setUser(await call(accounts.signIn, { ...values, googleAccount: false }))
      navigate(consumeReturnUrl())
    },
  })
}
