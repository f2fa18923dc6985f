import { loadPack } from '@otogi/content/load'
import { auditBooks, recordAudit } from '../features/books/index.ts'
import type { Command } from './command.ts'

export const ledgerAudit: Command = {
  usage: 'ledger audit',
  about: 'proves that gachas, cards, claims and votes add up; the game may go on meanwhile',
  takes: [0, 0],
  async run(desk) {
    const { cards } = await loadPack(desk.packDir)
    const db = await desk.database()
    const audit = await auditBooks(db.reader, cards)
    await db.transaction((tx) => recordAudit(tx, audit, new Date(desk.clock.now())))
    for (const { rule, faults, first } of audit.findings) {
      desk.say(faults === 0 ? `ok     ${rule}` : `FAULT  ${rule}: ${faults} broken, such as ${first}`)
    }
    return audit.findings.every(({ faults }) => faults === 0)
  },
}
