import type { Finding } from '../wallet/index.ts'

/** Creates a finding from a rule and the ids that violate the rule. */
export function createFinding(rule: string, violations: readonly string[]): Finding {
  return { rule, faults: violations.length, first: violations[0] ?? null }
}
