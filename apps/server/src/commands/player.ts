import { resetPassword } from '../features/accounts/index.ts'
import { findPlayerByUsername } from '../features/players/index.ts'
import { getBalance } from '../features/wallet/index.ts'
import { CommandError, type Command } from './command.ts'

export const playerFind: Command = {
  usage: 'player find <name>',
  summary: 'shows a player',
  argumentCount: [1, 1],
  async run(context, [name = '']) {
    const { reader } = await context.database()
    const player = await findPlayerByUsername(reader, name)
    if (!player) throw createUnknownPlayerError(name)
    const { gachas, pityCount } = await getBalance(reader, player.id)
    const lines = {
      id: player.id,
      username: player.username,
      email: player.email,
      'signs in with': [player.password_hash && 'password', player.google_sub && 'Google'].filter(Boolean).join(', '),
      joined: player.created_at.toISOString(),
      'last day': player.day,
      language: player.language,
      level: `${player.level} (${player.experience} of ${player.experience_needed})`,
      power: player.total_power,
      'unique cards': player.unique_cards,
      gachas,
      pityCount,
    }
    for (const [label, value] of Object.entries(lines)) context.print(`${label.padEnd(14)}${value}`)
    return true
  },
}

export const playerResetPassword: Command = {
  usage: 'player reset-password <name>',
  summary: "sets a new password and ends the player's sessions",
  argumentCount: [1, 1],
  async run(context, [name = '']) {
    const password = await resetPassword(await context.database(), name)
    if (password === undefined) throw createUnknownPlayerError(name)
    context.print(password)
    return true
  },
}

function createUnknownPlayerError(username: string): CommandError {
  return new CommandError(`there is no player named ${username}`)
}
