import { NewPassword } from '@otogi/contract/account-fields'
import { dictionary } from '@zxcvbn-ts/language-common'
import { safeParse } from 'zod/mini'
import { Refusal } from '../../platform/http/refusal.ts'

/** ASVS 5.0, 6.2.4: the 3,000 most common passwords that the rules on length and characters let through. */
const COUNT = 3000

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => safeParse(NewPassword, password).success).slice(0, COUNT),
)

/** Refuses a new password that is among the most common ones or is the username, whatever the case. */
export function requireHardToGuess(password: string, username: string): void {
  const key = password.toLowerCase()
  if (key === username.toLowerCase()) throw guessable('the same as the username')
  if (COMMON.has(key)) throw guessable(`one of the ${COUNT} most common passwords`)
}

function guessable(message: string): Refusal {
  return new Refusal('PASSWORD_GUESSABLE', [{ path: 'password', message }])
}
