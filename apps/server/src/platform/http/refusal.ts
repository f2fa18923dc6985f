import { REFUSALS, type RefusalCode } from '@otogi/contract/refusals'

export type Issue = { path: string; message: string }

/** The rules or the contract say no. Never a fault of ours, never logged as one. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly issues: readonly Issue[] | undefined

  constructor(code: RefusalCode, issues?: readonly Issue[]) {
    super(REFUSALS[code].text)
    this.code = code
    this.issues = issues
  }
}

/** A refusal that the same request may escape after some seconds. */
export class RetryLater extends Refusal {
  readonly retryAfterSeconds: number

  constructor(code: RefusalCode, retryAfterSeconds: number) {
    super(code)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
