import { announcementCreate, announcementEnd, announcementList } from './announcement.ts'
import { backupRestore, backupWrite } from './backup.ts'
import { bannerSet, bannerShow } from './banner.ts'
import { calendarPin, calendarReplace, calendarReveal, calendarShow } from './calendar.ts'
import type { Command, CommandContext } from './command.ts'
import { deskGrant, deskLog, deskRevoke } from './desk.ts'
import { backupDrill } from './drill.ts'
import { fingerprintsReset } from './fingerprints.ts'
import { ledgerAudit } from './ledger.ts'
import { marketAccounts, marketFreeze, marketOffers, marketSigns, marketUndo, marketUnfreeze } from './market.ts'
import { MODERATE_PLAYER } from './moderate-player.ts'
import { packCheck } from './pack.ts'
import { playerFind, playerResetPassword } from './player.ts'
import { pollCancel, pollClose, pollCreate, pollShow } from './poll.ts'
import { pullsVerify } from './pulls.ts'
import { reportAct, reportDismiss, reportList } from './report.ts'
import { INSIGHT } from './insight.ts'
import { TAKEDOWN } from './takedown.ts'

const COMMANDS: readonly Command[] = [
  packCheck,
  playerFind,
  playerResetPassword,
  ...MODERATE_PLAYER,
  deskGrant,
  deskRevoke,
  deskLog,
  ledgerAudit,
  marketSigns,
  marketAccounts,
  marketOffers,
  marketFreeze,
  marketUnfreeze,
  marketUndo,
  reportList,
  reportDismiss,
  reportAct,
  ...TAKEDOWN,
  ...INSIGHT,
  pollCreate,
  pollClose,
  pollCancel,
  pollShow,
  bannerSet,
  bannerShow,
  calendarShow,
  calendarReveal,
  calendarPin,
  calendarReplace,
  announcementList,
  announcementCreate,
  announcementEnd,
  pullsVerify,
  backupWrite,
  backupRestore,
  backupDrill,
  fingerprintsReset,
]

/** Returns whether the command succeeded. */
export async function runCommand(context: CommandContext, [group, verb, ...args]: readonly string[]): Promise<boolean> {
  const command = COMMANDS.find(({ usage }) => toCommandName(usage) === `${group} ${verb}`)
  const isComplete = command && args.length >= command.argumentCount[0] && args.length <= command.argumentCount[1]
  if (isComplete) return command.run(context, args)
  printUsage(context, command ? [command] : COMMANDS)
  return false
}

const toCommandName = (usage: string) => usage.split(' ').slice(0, 2).join(' ')

function printUsage(context: CommandContext, commands: readonly Command[]): void {
  context.print('Usage: npm run otogi -- <command>')
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2
  for (const { usage, summary } of commands) context.print(`  ${usage.padEnd(width)}${summary}`)
}
