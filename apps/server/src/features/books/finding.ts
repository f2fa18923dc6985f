import type { Finding } from '../wallet/index.ts'

/** A rule with the ids that violate it. */
export function createFinding(rule: string, violations: readonly string[]): Finding {
  return { rule, faults: violations.length, first: violations[0] ?? null }
}
