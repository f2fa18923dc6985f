import { FIELD_LIMITS, keepLettersAndDigits } from '@otogi/rules/accounts/fields'

/** What a field has that takes a new password. */
export const NEW_PASSWORD = {
  filter: keepLettersAndDigits,
  maxLength: FIELD_LIMITS.passwordMax,
  autoComplete: 'new-password',
  reveal: true,
}
