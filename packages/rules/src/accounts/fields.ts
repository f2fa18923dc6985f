export const FIELD_ERRORS = [
  'username-missing',
  'username-short',
  'username-long',
  'username-characters',
  'password-missing',
  'password-short',
  'password-long',
  'password-characters',
  'repeat-mismatch',
  'email-invalid',
  'email-long',
] as const

export type FieldError = (typeof FIELD_ERRORS)[number]

export const FIELD_LIMITS = {
  loginMax: 15,
  usernameMin: 5,
  usernameMax: 15,
  settingsUsernameMax: 14,
  passwordMin: 6,
  passwordMax: 15,
  emailMax: 45,
} as const

export type Registration = { email: string; username: string; password: string; repeat: string }

/** The picture of players who have not uploaded one. */
export const DEFAULT_PICTURE = '/media/u/default.webp'

/** Formats and size limit of an uploaded profile picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

/** Creates a pattern that matches `min` to `max` ASCII letters and digits. */
export function createAlphanumericPattern(min: number, max: number): RegExp {
  return new RegExp(`^[A-Za-z0-9]{${min},${max}}$`)
}

const WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'

/**
 * Matches addresses that have a local part without quotes, one @, and a domain of at least two labels, the last of
 * which contains a letter.
 */
export const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?=[0-9-]*[A-Za-z])${LABEL}$`)

export function checkLoginUsername(username: string): FieldError | undefined {
  if (username === '') return 'username-missing'
  return checkUsername(username, 1, FIELD_LIMITS.loginMax)
}

export function checkLoginPassword(password: string): FieldError | undefined {
  if (password === '') return 'password-missing'
  return checkPassword(password, 1, FIELD_LIMITS.loginMax)
}

export function checkRegistrationUsername(username: string): FieldError | undefined {
  return checkUsername(username, FIELD_LIMITS.usernameMin, FIELD_LIMITS.usernameMax)
}

export function checkSettingsUsername(username: string): FieldError | undefined {
  return checkUsername(username, 1, FIELD_LIMITS.settingsUsernameMax)
}

export function checkNewPassword(password: string): FieldError | undefined {
  return checkPassword(password, FIELD_LIMITS.passwordMin, FIELD_LIMITS.passwordMax)
}

export function checkEmail(email: string): FieldError | undefined {
  if (email.length > FIELD_LIMITS.emailMax) return 'email-long'
  return EMAIL.test(email) ? undefined : 'email-invalid'
}

/**
 * Checks the repeated password, the email, the password and the username, in this order, and returns the first error.
 */
export function checkRegistration(form: Registration): FieldError | undefined {
  if (form.password !== form.repeat) return 'repeat-mismatch'
  return checkEmail(form.email) ?? checkNewPassword(form.password) ?? checkRegistrationUsername(form.username)
}

/** Filters what a player types into a username or password field. */
export function keepLettersAndDigits(text: string, max: number): string {
  return text.replace(/[^A-Za-z0-9]/g, '').slice(0, max)
}

function checkUsername(username: string, min: number, max: number): FieldError | undefined {
  if (username.length < min) return 'username-short'
  if (username.length > max) return 'username-long'
  return createAlphanumericPattern(min, max).test(username) ? undefined : 'username-characters'
}

function checkPassword(password: string, min: number, max: number): FieldError | undefined {
  if (password.length < min) return 'password-short'
  if (password.length > max) return 'password-long'
  return createAlphanumericPattern(min, max).test(password) ? undefined : 'password-characters'
}
