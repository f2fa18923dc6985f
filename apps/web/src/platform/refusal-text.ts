import type { TextKey } from '../texts/catalog.ts'
import { Refused, type RefusedCode } from './refused.ts'

/** What is said of a failure in the player's language: the server's own words never reach the screen. */
export function refusalText(error: unknown): `refusals.${RefusedCode}` {
  return `refusals.${error instanceof Refused ? error.code : 'FAULT'}`
}

/** The same, where the page has words of its own for a call that failed without being refused. */
export function refusalTextOr(failed: TextKey, error: unknown): TextKey {
  const isRefusal = error instanceof Refused && error.code !== 'UNREACHABLE' && error.status < 500
  return isRefusal ? refusalText(error) : failed
}
