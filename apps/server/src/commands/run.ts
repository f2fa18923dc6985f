import { backupRestore, backupWrite } from './backup.ts'
import { bannerSet } from './banner.ts'
import type { Command, Desk } from './command.ts'
import { fingerprintsReset } from './fingerprints.ts'
import { ledgerAudit } from './ledger.ts'
import { marketSigns } from './market.ts'
import { packCheck } from './pack.ts'
import { playerFind, playerResetPassword } from './player.ts'
import { pollClose, pollCreate } from './poll.ts'
import { pullsVerify } from './pulls.ts'

const COMMANDS: readonly Command[] = [
  packCheck,
  playerFind,
  playerResetPassword,
  ledgerAudit,
  marketSigns,
  pollCreate,
  pollClose,
  bannerSet,
  pullsVerify,
  backupWrite,
  backupRestore,
  fingerprintsReset,
]

/** Runs what the operator typed; true when all is well. */
export async function runCommand(desk: Desk, [group, verb, ...args]: readonly string[]): Promise<boolean> {
  const command = COMMANDS.find(({ usage }) => nameOf(usage) === `${group} ${verb}`)
  const isComplete = command && args.length >= command.takes[0] && args.length <= command.takes[1]
  if (isComplete) return command.run(desk, args)
  sayUsage(desk, command ? [command] : COMMANDS)
  return false
}

const nameOf = (usage: string) => usage.split(' ').slice(0, 2).join(' ')

function sayUsage(desk: Desk, commands: readonly Command[]): void {
  desk.say('Usage: npm run otogi -- <command>')
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2
  for (const { usage, about } of commands) desk.say(`  ${usage.padEnd(width)}${about}`)
}
