import { listAuditFaults } from './control-api.ts'

/** Requires that the ledger balances after all journeys. */
export default async function requireBalancedLedger(): Promise<void> {
  const faults = await listAuditFaults()
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}
