import type { Audit } from '../features/books/index.ts'
import { runAudit } from '../run-audit.ts'
import type { Command, CommandContext } from './command.ts'
import { throwRefusalAsCommandError } from './moderation.ts'

export const ledgerAudit: Command = {
  usage: 'ledger audit',
  summary: 'checks that gachas, cards, claims and votes add up; the server can keep running',
  argumentCount: [0, 0],
  async run(context) {
    const { cards } = await context.loadPack()
    const { clock, dataDir } = context
    const audit = runAudit({ db: await context.database(), clock, cards, dataDir })
    return printFindings(context, await audit.catch(throwRefusalAsCommandError))
  },
}

/** Prints the result of an audit. Returns whether all rules hold. */
export function printFindings(context: CommandContext, findings: Audit['findings']): boolean {
  for (const { rule, faults, first } of findings) {
    context.print(faults === 0 ? `ok     ${rule}` : `FAULT  ${rule}: ${faults} broken, such as ${first}`)
  }
  return findings.every(({ faults }) => faults === 0)
}
