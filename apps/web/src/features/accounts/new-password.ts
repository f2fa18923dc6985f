import { FIELD_LIMITS, keepLettersAndDigits } from '@otogi/rules/accounts/fields'

/** Props of a text field for a new password. */
export const NEW_PASSWORD = {
  filter: keepLettersAndDigits,
  maxLength: FIELD_LIMITS.passwordMax,
  autoComplete: 'new-password',
  reveal: true,
}
