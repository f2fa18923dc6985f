import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import { LETTERS_AND_DIGITS } from './letters-and-digits.ts'

/** What a field has that takes a new password. */
export const NEW_PASSWORD = {
  allowed: LETTERS_AND_DIGITS,
  maxLength: FIELD_LIMITS.passwordMax,
  autoComplete: 'new-password',
  reveal: true,
}
