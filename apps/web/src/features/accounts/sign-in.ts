import { checkLoginPassword, checkLoginUsername, type FieldError } from '@otogi/rules/accounts/fields'
import type { Refused } from '../../platform/refused.ts'
import type { TextKey } from '../../texts/catalog.ts'

export type SignInField = 'username' | 'password'

/** A form error: its text, the fields to clear and the field to focus. */
export type SignInError = {
  text: TextKey
  /** The refusal whose message replaces the placeholder in the text. */
  refused?: Refused
  field: SignInField
  clear: readonly SignInField[]
}

export function validateForm(form: Readonly<Record<SignInField, string>>): SignInError | undefined {
  const username = checkLoginUsername(form.username)
  if (username) return { text: toFaultText(username, 'accounts.faultUsernameMissing'), field: 'username', clear: [] }
  const password = checkLoginPassword(form.password)
  if (password) return { text: toFaultText(password, 'accounts.faultPasswordMissing'), field: 'password', clear: [] }
  return undefined
}

export function toFormError(refused: Refused): SignInError {
  if (refused.code === 'USERNAME_UNKNOWN') {
    return { text: 'accounts.incorrectUsername', field: 'username', clear: ['username', 'password'] }
  }
  if (refused.code === 'PASSWORD_WRONG') {
    return { text: 'accounts.incorrectPassword', field: 'password', clear: ['password'] }
  }
  return { text: 'accounts.findError', refused, field: 'password', clear: [] }
}

function toFaultText(fault: FieldError, missingText: TextKey): TextKey {
  if (fault.endsWith('missing')) return missingText
  return fault.endsWith('long') ? 'accounts.faultLong' : 'accounts.faultLettersDigits'
}
