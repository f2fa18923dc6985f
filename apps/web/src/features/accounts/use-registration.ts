import { accounts } from '@otogi/contract/routes'
import { useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import type { Refused } from '../../platform/refused.ts'
import { takeAskedAddress } from '../../game/asked-address.ts'
import { setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { clearToast, toast } from '../../ui/toasts.tsx'
import {
  refusalOfNoField,
  refusedTrouble,
  typedTrouble,
  type RegistrationField,
  type RegistrationTrouble,
} from './registration.ts'
import { useFormFields } from './use-form-fields.ts'

const EMPTY = { email: '', username: '', password: '', repeat: '' }

/** The registration form: what was typed, what is wrong with it, and sending it. */
export function useRegistration() {
  const { t, language } = useTexts()
  const [, navigate] = useLocation()
  const explain = (refused: Refused) => {
    const trouble = refusedTrouble(refused.code)
    if (!trouble) toast({ text: t(refusalOfNoField(refused)), kind: 'bad', action: 'accounts/create' })
    return trouble
  }
  return useFormFields<RegistrationField, RegistrationTrouble>({
    empty: EMPTY,
    typedTrouble,
    refusedTrouble: explain,
    send: async ({ email, username, password }) => {
      setUser(await call(accounts.create, { email, username, password, googleAccount: false, language }))
      clearToast('accounts/create')
      navigate(takeAskedAddress())
    },
  })
}
