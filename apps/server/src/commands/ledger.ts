import { join } from 'node:path'
import { auditBooks, recordAudit, type Audit } from '../features/books/index.ts'
import type { Reader } from '../platform/db/db.ts'
import { findLostRuns } from '../platform/process/server-run.ts'
import type { Command, Desk } from './command.ts'

export const ledgerAudit: Command = {
  usage: 'ledger audit',
  about: 'proves that gachas, cards, claims and votes add up; the game may go on meanwhile',
  takes: [0, 0],
  async run(desk) {
    const { cards } = await desk.loadPack()
    const db = await desk.database()
    const books = await auditBooks(db.reader, cards)
    const audit = { ...books, findings: [...books.findings, await auditRuns(db.reader, desk.dataDir)] }
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

/** Books that balance may still lack the end: what was written after it was lost does not show in them. */
async function auditRuns(db: Reader, dataDir: string): Promise<Audit['findings'][number]> {
  const lost = await findLostRuns(db, join(dataDir, 'runs'))
  const names = lost.map(({ id, written, kept }) => `${id}, which wrote ${written} counts of which ${kept} are left`)
  return {
    rule: 'the database holds all that each run of a server wrote',
    faults: lost.length,
    first: names[0] ?? null,
  }
}
