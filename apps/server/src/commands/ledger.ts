import { auditBooks, recordAudit, type Audit } from '../features/books/index.ts'
import type { Command, Desk } from './command.ts'

export const ledgerAudit: Command = {
  usage: 'ledger audit',
  about: 'proves that gachas, cards, claims and votes add up; the game may go on meanwhile',
  takes: [0, 0],
  async run(desk) {
    const { cards } = await desk.loadPack()
    const db = await desk.database()
    const audit = await auditBooks(db.reader, cards)
    await db.transaction((tx) => recordAudit(tx, audit, new Date(desk.clock.now())))
    return sayFindings(desk, audit.findings)
  },
}

/** Prints the outcome of an audit; true when every rule holds. */
export function sayFindings(desk: Desk, findings: Audit['findings']): boolean {
  for (const { rule, faults, first } of findings) {
    desk.say(faults === 0 ? `ok     ${rule}` : `FAULT  ${rule}: ${faults} broken, such as ${first}`)
  }
  return findings.every(({ faults }) => faults === 0)
}
