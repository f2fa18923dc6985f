import { checkRegistration, type FieldError, type Registration } from '@otogi/rules/accounts/fields'
import { toRefusalText } from '../../platform/refusal-text.ts'
import type { Refused, RefusedCode } from '../../platform/refused.ts'
import type { TextKey } from '../../texts/catalog.ts'

export type RegistrationField = keyof Registration

/** A form error: its text, the fields to clear and the field to focus. */
export type RegistrationError = {
  text: TextKey
  field: RegistrationField
  clear: readonly RegistrationField[]
}

const BY_FAULT: Readonly<Record<FieldError, RegistrationError>> = {
  'repeat-mismatch': { text: 'accounts.faultRepeat', field: 'repeat', clear: ['repeat'] },
  'email-invalid': { text: 'accounts.faultEmail', field: 'email', clear: ['email'] },
  'email-long': { text: 'accounts.faultEmail', field: 'email', clear: ['email'] },
  'password-missing': { text: 'accounts.faultPasswordShort', field: 'password', clear: [] },
  'password-short': { text: 'accounts.faultPasswordShort', field: 'password', clear: [] },
  'password-long': { text: 'accounts.faultLong', field: 'password', clear: [] },
  'password-characters': { text: 'accounts.faultLettersDigits', field: 'password', clear: [] },
  'username-missing': { text: 'accounts.faultUsernameShort', field: 'username', clear: [] },
  'username-short': { text: 'accounts.faultUsernameShort', field: 'username', clear: [] },
  'username-long': { text: 'accounts.faultLong', field: 'username', clear: [] },
  'username-characters': { text: 'accounts.faultLettersDigits', field: 'username', clear: [] },
}

const BY_REFUSAL: Partial<Record<RefusedCode, RegistrationError>> = {
  USERNAME_IN_USE: {
    text: 'accounts.usernameInUse',
    field: 'username',
    clear: ['username', 'password', 'repeat'],
  },
  USERNAME_NOT_ALLOWED: { text: 'refusals.USERNAME_NOT_ALLOWED', field: 'username', clear: [] },
  PASSWORD_WRONG: { text: 'accounts.wrongPassword', field: 'password', clear: ['password', 'repeat'] },
  PASSWORD_MISSING: { text: 'accounts.wrongPassword', field: 'password', clear: ['password', 'repeat'] },
  PASSWORD_GUESSABLE: { text: 'refusals.PASSWORD_GUESSABLE', field: 'password', clear: ['password', 'repeat'] },
  EMAIL_MISSING: { text: 'accounts.faultEmail', field: 'email', clear: ['email'] },
  EMAIL_IN_USE: { text: 'accounts.emailInUse', field: 'email', clear: ['email'] },
}

/** Returns the form's first error, in the order of the fields. */
export function validateForm(form: Registration): RegistrationError | undefined {
  const fault = checkRegistration(form)
  return fault && BY_FAULT[fault]
}

/** Returns the form error for a refusal by the server; undefined if no field caused it. */
export function toFormError(code: RefusedCode): RegistrationError | undefined {
  return BY_REFUSAL[code]
}

/** Returns the text for a refusal that no field caused. */
export function toGeneralErrorText(refused: Refused): TextKey {
  if (refused.code === 'UNREACHABLE') return 'accounts.unreachable'
  return refused.code === 'TOO_MANY' ? 'accounts.tooMany' : toRefusalText(refused)
}
