import { accounts } from '@otogi/contract/accounts'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { signedIn } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { refusedTrouble, typedTrouble, type RegistrationField, type RegistrationTrouble } from './registration.ts'
import { useFormFields } from './use-form-fields.ts'

const EMPTY = { email: '', username: '', password: '', repeat: '' }

/** The registration form: what was typed, what is wrong with it, and sending it. */
export function useRegistration() {
  const { t, language } = useTexts()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const fields = useFormFields<RegistrationField, RegistrationTrouble>(EMPTY)
  const explain = (refused: Refused) => {
    const trouble = refusedTrouble(refused.code)
    if (trouble) return fields.report(trouble)
    // Any other text of the server's stays unsaid; that no answer is to be had does not.
    if (refused.code === 'UNREACHABLE') toast({ text: t('accounts.unreachable'), kind: 'bad' })
    if (refused.code === 'TOO_MANY') toast({ text: t('accounts.tooMany'), kind: 'bad' })
  }
  const register = async () => {
    const trouble = typedTrouble(fields.values)
    if (trouble) return fields.report(trouble)
    setBusy(true)
    fields.forgive()
    const { email, username, password } = fields.values
    try {
      signedIn(await call(accounts.create, { email, username, password, googleAccount: false, codeLan: language }))
      navigate('/home')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      explain(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void register()
  }
  return { ...fields, submit, busy }
}
