import { listAuditFaults } from './control-api.ts'

/** After all journeys the ledger must balance. */
export default async function requireSoundBooks(): Promise<void> {
  const faults = await listAuditFaults()
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}
