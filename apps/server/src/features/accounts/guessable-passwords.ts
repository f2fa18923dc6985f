import { NewPassword } from '@otogi/contract/account-fields'
import { dictionary } from '@zxcvbn-ts/language-common'
import { safeParse } from 'zod/mini'
import { Refusal } from '../../platform/http/refusal.ts'

/**
 * The 3,000 most common passwords that meet the requirements for length and characters, as OWASP ASVS 5.0 (6.2.4)
 * recommends.
 */
const COUNT = 3000

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => safeParse(NewPassword, password).success).slice(0, COUNT),
)

/** Rejects a new password that is very common or equals the username. The comparison ignores case. */
export function refuseGuessablePassword(password: string, username: string): void {
  const message = findWeakness(password.toLowerCase(), username.toLowerCase())
  if (message !== undefined) throw new Refusal('PASSWORD_GUESSABLE', [{ path: 'password', message }])
}

/** Returns why the password is easy to guess, or undefined if it is not. */
function findWeakness(password: string, username: string): string | undefined {
  if (password === username) return 'the same as the username'
  return COMMON.has(password) ? `one of the ${COUNT} most common passwords` : undefined
}
