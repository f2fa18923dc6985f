import { loadPack } from '@otogi/content/load'
import { sql } from 'kysely'
import { auditHoldings } from '../features/collection/index.ts'
import { auditLedger, type Finding } from '../features/wallet/index.ts'
import type { Reader } from '../platform/db.ts'
import type { Command } from './command.ts'

export const ledgerAudit: Command = {
  usage: 'ledger audit',
  about: 'proves that gachas, power and cards add up',
  takes: [0, 0],
  async run(desk) {
    const { cards } = await loadPack(desk.packDir)
    const { reader } = await desk.database()
    const findings = await atOneMoment(reader, async (db) => {
      const { power, unique } = await auditHoldings(db, cards)
      return [
        ...(await auditLedger(db)),
        findingOf('every total power is that of the cards held', power),
        findingOf('every number of unique cards is that of the cards held', unique),
      ]
    })
    for (const { rule, faults, first } of findings) {
      desk.say(faults === 0 ? `ok     ${rule}` : `FAULT  ${rule}: ${faults} broken, such as ${first}`)
    }
    return findings.every(({ faults }) => faults === 0)
  },
}

/** Players may go on meanwhile: all is read as it stood at one moment, however long it takes. */
function atOneMoment<T>(reader: Reader, read: (db: Reader) => Promise<T>): Promise<T> {
  return reader
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      return read(db)
    })
}

function findingOf(rule: string, broken: readonly string[]): Finding {
  return { rule, faults: broken.length, first: broken[0] ?? null }
}
