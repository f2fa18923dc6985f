import type { RefusalCode } from '@otogi/contract/refusals'

export type Issue = { path: string; message: string }

/** Why a call failed. UNREACHABLE: no response arrived. */
export type RefusedCode = RefusalCode | 'UNREACHABLE'

/** The message of a failure for which the server sent no text. */
export const UNKNOWN_ERROR = 'Unknown error'

/** Thrown when the server refuses a call or cannot be reached; `message` is the server's error text. */
export class Refused extends Error {
  readonly code: RefusedCode
  readonly status: number
  readonly issues: readonly Issue[]

  constructor(code: RefusedCode, status: number, message: string, issues: readonly Issue[] = []) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.status = status
    this.issues = issues
  }
}
