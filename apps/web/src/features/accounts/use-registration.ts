import { accounts } from '@otogi/contract/routes'
import { useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import type { Refused } from '../../platform/refused.ts'
import { consumeReturnUrl } from '../../game/return-url.ts'
import { setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { clearToast, showToast } from '../../ui/toasts.tsx'
import {
  toGeneralErrorText,
  toFormError,
  validateForm,
  type RegistrationField,
  type RegistrationError,
} from './registration.ts'
import { useFormFields } from './use-form-fields.ts'

const EMPTY = { email: '', username: '', password: '', repeat: '' }

/** The state of the registration form: values, error and submission. */
export function useRegistration() {
  const { t, language } = useTexts()
  const [, navigate] = useLocation()
  const explain = (refused: Refused) => {
    const formError = toFormError(refused.code)
    if (!formError) showToast({ text: t(toGeneralErrorText(refused)), kind: 'bad', action: 'accounts/create' })
    return formError
  }
  return useFormFields<RegistrationField, RegistrationError>({
    empty: EMPTY,
    validateForm,
    toFormError: explain,
    send: async ({ email, username, password }) => {
      setUser(await call(accounts.create, { email, username, password, googleAccount: false, language }))
      clearToast('accounts/create')
      navigate(consumeReturnUrl())
    },
  })
}
