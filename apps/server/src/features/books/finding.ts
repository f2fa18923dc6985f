import type { Finding } from '../wallet/index.ts'

/** A rule, and who or what breaks it. */
export function brokenBy(rule: string, broken: readonly string[]): Finding {
  return { rule, faults: broken.length, first: broken[0] ?? null }
}
