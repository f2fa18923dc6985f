import { EMAIL, FIELD_LIMITS, createAlphanumericPattern } from '@otogi/rules/accounts/fields'
import * as z from 'zod/mini'

const { loginMax, usernameMin, usernameMax, settingsUsernameMax, passwordMin, passwordMax, emailMax } = FIELD_LIMITS

const letters = (min: number, max: number) => z.string().check(z.regex(createAlphanumericPattern(min, max)))

export const LoginUsername = letters(1, loginMax)
export const LoginPassword = letters(1, loginMax)
export const RegistrationUsername = letters(usernameMin, usernameMax)
export const SettingsUsername = letters(1, settingsUsernameMax)
export const NewPassword = letters(passwordMin, passwordMax)
export const Email = z.string().check(z.maxLength(emailMax), z.regex(EMAIL))

/** A password that is only held against the stored one. */
export const PasswordAsked = z.string().check(z.maxLength(passwordMax))

/** Absent or empty has a meaning of its own, which the call tells. */
export function orEmpty<Field extends z.core.$ZodType>(field: Field) {
  return z.optional(z.union([z.literal(''), field]))
}
