import { DESK_ROLES, type DeskRole } from '@otogi/contract/desk/declare'
import { grantRole, listDeskLog, revokeRole } from '../features/desk/index.ts'
import { findPlayerByUsername, findUsernames } from '../features/players/index.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { runModeration } from './moderation.ts'

const LISTED = 100

export const deskGrant: Command = {
  usage: 'desk grant <name> <role> <reason>',
  summary: `gives a player a role at the desk: ${DESK_ROLES.join(', ')}; prints an invitation`,
  argumentCount: [3, 3],
  async run(context, [name = '', role = '', reason = '']) {
    if (!isRole(role)) throw new CommandError(`${role} is not a role: use ${DESK_ROLES.join(', ')}`)
    const playerId = await findPlayerId(context, name)
    const invitation = await runModeration(context, reason, (tx, moderation) =>
      grantRole(tx, moderation, { playerId, role }),
    )
    context.print(`${name} is ${role}. At /desk, this invitation registers a passkey within 24 hours: ${invitation}`)
    return true
  },
}

export const deskRevoke: Command = {
  usage: 'desk revoke <name> <reason>',
  summary: "revokes a player's role, passkeys and sessions at the desk",
  argumentCount: [2, 2],
  async run(context, [name = '', reason = '']) {
    const playerId = await findPlayerId(context, name)
    const hadRole = await runModeration(context, reason, (tx, moderation) => revokeRole(tx, moderation, playerId))
    if (!hadRole) throw new CommandError(`${name} has no role`)
    context.print(`${name} no longer has a role`)
    return true
  },
}

export const deskLog: Command = {
  usage: 'desk log',
  summary: `prints the last ${LISTED} operator actions, newest first`,
  argumentCount: [0, 0],
  async run(context) {
    const { reader } = await context.database()
    const entries = await listDeskLog(reader, {}, LISTED)
    const names = await findUsernames(
      reader,
      entries.flatMap(({ operator }) => operator ?? []),
    )
    for (const { at, operator, action, subject, reason, details } of entries) {
      const who = operator === null ? 'command line' : (names.get(operator) ?? operator)
      context.print(`${at.toISOString()} ${who}: ${action} ${subject ?? ''} ${JSON.stringify(details)} - ${reason}`)
    }
    return true
  },
}

async function findPlayerId(context: CommandContext, name: string): Promise<string> {
  const player = await findPlayerByUsername((await context.database()).reader, name)
  if (!player) throw new CommandError(`there is no player named ${name}`)
  return player.id
}

function isRole(role: string): role is DeskRole {
  return (DESK_ROLES as readonly string[]).includes(role)
}
