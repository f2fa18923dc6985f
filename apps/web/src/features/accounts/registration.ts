import { checkRegistration, type FieldError, type Registration } from '@otogi/rules/accounts/fields'
import { toRefusalText } from '../../platform/refusal-text.ts'
import type { Refused, RefusedCode } from '../../platform/refused.ts'
import type { TextKey } from '../../texts/catalog.ts'

export type RegistrationField = keyof Registration

/** What goes wrong at registering: what is said, which fields are emptied and which one is to be filled again. */
export type RegistrationTrouble = {
  text: TextKey
  field: RegistrationField
  clear: readonly RegistrationField[]
}

const BY_FAULT: Readonly<Record<FieldError, RegistrationTrouble>> = {
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

const BY_REFUSAL: Partial<Record<RefusedCode, RegistrationTrouble>> = {
  USERNAME_IN_USE: {
    text: 'accounts.usernameInUse',
    field: 'username',
    clear: ['username', 'password', 'repeat'],
  },
  PASSWORD_WRONG: { text: 'accounts.wrongPassword', field: 'password', clear: ['password', 'repeat'] },
  PASSWORD_MISSING: { text: 'accounts.wrongPassword', field: 'password', clear: ['password', 'repeat'] },
  PASSWORD_GUESSABLE: { text: 'refusals.PASSWORD_GUESSABLE', field: 'password', clear: ['password', 'repeat'] },
  EMAIL_MISSING: { text: 'accounts.faultEmail', field: 'email', clear: ['email'] },
  EMAIL_IN_USE: { text: 'accounts.emailInUse', field: 'email', clear: ['email'] },
}

/** The first trouble with what was typed, in the order in which the form reports it. */
export function typedTrouble(form: Registration): RegistrationTrouble | undefined {
  const fault = checkRegistration(form)
  return fault && BY_FAULT[fault]
}

/** What the form shows for the server's refusal; nothing for one that is about no field. */
export function refusedTrouble(code: RefusedCode): RegistrationTrouble | undefined {
  return BY_REFUSAL[code]
}

/** What is said of a refusal that is about no field. */
export function refusalOfNoField(refused: Refused): TextKey {
  if (refused.code === 'UNREACHABLE') return 'accounts.unreachable'
  return refused.code === 'TOO_MANY' ? 'accounts.tooMany' : toRefusalText(refused)
}
