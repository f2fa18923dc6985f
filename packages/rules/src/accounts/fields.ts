export const FIELD_FAULTS = [
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

export type FieldFault = (typeof FIELD_FAULTS)[number]

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

/** The address of the picture of players who have uploaded none. */
export const DEFAULT_PICTURE = '/media/u/default.webp'

/** The picture formats and size that settings accept. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

/** A text of letters and digits alone, of a length between the two. */
export function lettersAndDigits(min: number, max: number): RegExp {
  return new RegExp(`^[A-Za-z0-9]{${min},${max}}$`)
}

const WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'

/** Words with dots between, one @, and a domain of two labels or more whose last has a letter; no quoted names. */
export const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?=[0-9-]*[A-Za-z])${LABEL}$`)

export function loginUsernameFault(username: string): FieldFault | undefined {
  if (username === '') return 'username-missing'
  return usernameFault(username, 1, FIELD_LIMITS.loginMax)
}

export function loginPasswordFault(password: string): FieldFault | undefined {
  if (password === '') return 'password-missing'
  return passwordFaultWithin(password, 1, FIELD_LIMITS.loginMax)
}

export function registrationUsernameFault(username: string): FieldFault | undefined {
  return usernameFault(username, FIELD_LIMITS.usernameMin, FIELD_LIMITS.usernameMax)
}

export function settingsUsernameFault(username: string): FieldFault | undefined {
  return usernameFault(username, 1, FIELD_LIMITS.settingsUsernameMax)
}

export function passwordFault(password: string): FieldFault | undefined {
  return passwordFaultWithin(password, FIELD_LIMITS.passwordMin, FIELD_LIMITS.passwordMax)
}

export function emailFault(email: string): FieldFault | undefined {
  if (email.length > FIELD_LIMITS.emailMax) return 'email-long'
  return EMAIL.test(email) ? undefined : 'email-invalid'
}

/** The first fault in the order in which the form reports them: repeat, e-mail, password, and then the username. */
export function registrationFault(form: Registration): FieldFault | undefined {
  if (form.password !== form.repeat) return 'repeat-mismatch'
  return emailFault(form.email) ?? passwordFault(form.password) ?? registrationUsernameFault(form.username)
}

/** What stays of a text typed into a username or password field. */
export function keepLettersAndDigits(typed: string, max: number): string {
  return typed.replace(/[^A-Za-z0-9]/g, '').slice(0, max)
}

function usernameFault(username: string, min: number, max: number): FieldFault | undefined {
  if (username.length < min) return 'username-short'
  if (username.length > max) return 'username-long'
  return lettersAndDigits(min, max).test(username) ? undefined : 'username-characters'
}

function passwordFaultWithin(password: string, min: number, max: number): FieldFault | undefined {
  if (password.length < min) return 'password-short'
  if (password.length > max) return 'password-long'
  return lettersAndDigits(min, max).test(password) ? undefined : 'password-characters'
}
