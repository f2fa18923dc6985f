import { EMAIL, FIELD_LIMITS, createAlphanumericPattern } from '@otogi/rules/accounts/fields'
import * as z from 'zod/mini'

const { loginMax, usernameMin, usernameMax, settingsUsernameMax, passwordMin, passwordMax, emailMax } = FIELD_LIMITS

const createAlphanumericField = (min: number, max: number) =>
  z.string().check(z.regex(createAlphanumericPattern(min, max)))

export const LoginUsername = createAlphanumericField(1, loginMax)
export const LoginPassword = createAlphanumericField(1, loginMax)
export const RegistrationUsername = createAlphanumericField(usernameMin, usernameMax)
export const SettingsUsername = createAlphanumericField(1, settingsUsernameMax)
export const NewPassword = createAlphanumericField(passwordMin, passwordMax)
export const Email = z.string().check(z.maxLength(emailMax), z.regex(EMAIL))

/** The characters of this password are not checked, because it is only compared with the stored password. */
export const PasswordToCheck = z.string().check(z.maxLength(passwordMax))

/** Also accepts a missing or empty value, whose meaning each endpoint defines. */
export function allowEmpty<Field extends z.core.$ZodType>(field: Field) {
  return z.optional(z.union([z.literal(''), field]))
}
