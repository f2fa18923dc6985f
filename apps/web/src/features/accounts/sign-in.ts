import { checkLoginPassword, checkLoginUsername, type FieldError } from '@otogi/rules/accounts/fields'
import type { Refused } from '../../platform/refused.ts'
import type { TextKey } from '../../texts/catalog.ts'

export type SignInField = 'username' | 'password'

/** What goes wrong at signing in: what is said, which fields are emptied and which one is to be filled again. */
export type SignInTrouble = {
  text: TextKey
  /** What the text repeats. */
  refused?: Refused
  field: SignInField
  clear: readonly SignInField[]
}

export function typedTrouble(form: Readonly<Record<SignInField, string>>): SignInTrouble | undefined {
  const username = checkLoginUsername(form.username)
  if (username) return { text: textOf(username, 'accounts.faultUsernameMissing'), field: 'username', clear: [] }
  const password = checkLoginPassword(form.password)
  if (password) return { text: textOf(password, 'accounts.faultPasswordMissing'), field: 'password', clear: [] }
  return undefined
}

export function refusedTrouble(refused: Refused): SignInTrouble {
  if (refused.code === 'USERNAME_UNKNOWN') {
    return { text: 'accounts.incorrectUsername', field: 'username', clear: ['username', 'password'] }
  }
  if (refused.code === 'PASSWORD_WRONG') {
    return { text: 'accounts.incorrectPassword', field: 'password', clear: ['password'] }
  }
  return { text: 'accounts.findError', refused, field: 'password', clear: [] }
}

function textOf(fault: FieldError, missing: TextKey): TextKey {
  if (fault.endsWith('missing')) return missing
  return fault.endsWith('long') ? 'accounts.faultLong' : 'accounts.faultLettersDigits'
}
