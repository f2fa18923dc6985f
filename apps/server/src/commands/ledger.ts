import { join } from 'node:path'
import { auditBooks, recordAudit, type Audit } from '../features/books/index.ts'
import type { Reader } from '../platform/db/db.ts'
import { findLostRuns } from '../platform/process/server-run.ts'
import type { Command, CommandContext } from './command.ts'

export const ledgerAudit: Command = {
  usage: 'ledger audit',
  summary: 'checks that gachas, cards, claims and votes add up; the server may run meanwhile',
  argumentCount: [0, 0],
  async run(context) {
    const { cards } = await context.loadPack()
    const db = await context.database()
    const books = await auditBooks(db.reader, cards)
    const audit = { ...books, findings: [...books.findings, await auditServerRuns(db.reader, context.dataDir)] }
    await db.transaction((tx) => recordAudit(tx, audit, new Date(context.clock.now())))
    return printFindings(context, audit.findings)
  },
}

/** Prints the result of an audit. Returns whether all rules hold. */
export function printFindings(context: CommandContext, findings: Audit['findings']): boolean {
  for (const { rule, faults, first } of findings) {
    context.print(faults === 0 ? `ok     ${rule}` : `FAULT  ${rule}: ${faults} broken, such as ${first}`)
  }
  return findings.every(({ faults }) => faults === 0)
}

/**
 * A database that lost its latest writes still balances, so an audit of the ledger cannot detect the loss. The counters
 * of the server runs reveal it.
 */
async function auditServerRuns(db: Reader, dataDir: string): Promise<Audit['findings'][number]> {
  const lost = await findLostRuns(db, join(dataDir, 'runs'))
  const names = lost.map(({ id, written, kept }) => `${id}, which wrote ${written} counts of which ${kept} are left`)
  return {
    rule: 'the database holds all that each run of a server wrote',
    faults: lost.length,
    first: names[0] ?? null,
  }
}
