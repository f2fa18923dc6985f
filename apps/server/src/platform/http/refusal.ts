import { REFUSALS, type RefusalCode } from '@otogi/contract/refusals'

export type Issue = { path: string; message: string }

/**
 * Reports that a request violates a rule or the contract. It is not a server error, so the server does not log it as
 * one.
 */
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

/** Refuses a request that may succeed a few seconds later. */
export class RetryLater extends Refusal {
  readonly retryAfterSeconds: number

  constructor(code: RefusalCode, retryAfterSeconds: number) {
    super(code)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
