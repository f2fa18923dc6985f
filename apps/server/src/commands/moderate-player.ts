import type { Moderation } from '../features/desk/index.ts'
import {
  compensatePlayer,
  endPlayerSessions,
  liftSuspension,
  removePlayerPicture,
  renamePlayer,
  suspendPlayer,
} from '../features/moderation/index.ts'
import { findPlayerByUsername } from '../features/players/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { CommandError, type Command } from './command.ts'
import { runModeration } from './moderation.ts'

type Action = (tx: Tx, moderation: Moderation, playerId: string, args: readonly string[]) => Promise<unknown>

/** Creates a command about one player. Its arguments are the name, those of the action, and the reason. */
function createPlayerCommand(verb: string, args: readonly string[], summary: string, act: Action): Command {
  const count = args.length + 2
  return {
    usage: ['player', verb, ...['name', ...args, 'reason'].map((name) => `<${name}>`)].join(' '),
    summary,
    argumentCount: [count, count],
    async run(context, [name = '', ...rest]) {
      const player = await findPlayerByUsername((await context.database()).reader, name)
      if (!player) throw new CommandError(`there is no player named ${name}`)
      await runModeration(context, rest.at(-1) ?? '', (tx, moderation) => act(tx, moderation, player.id, rest))
      context.print(`done: ${player.username}`)
      return true
    },
  }
}

function parseCount(text = ''): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1) throw new CommandError(`${text} is not a number above 0`)
  return count
}

export const MODERATE_PLAYER: readonly Command[] = [
  createPlayerCommand(
    'suspend',
    ['days', 'note'],
    'suspends a player; the note is shown to the player',
    (tx, moderation, playerId, [days, note = '']) =>
      suspendPlayer(tx, moderation, { playerId, days: parseCount(days), note }),
  ),
  createPlayerCommand('lift', [], 'ends a suspension', liftSuspension),
  createPlayerCommand('end-sessions', [], 'signs a player out everywhere', endPlayerSessions),
  createPlayerCommand(
    'rename',
    ['username'],
    'gives a player another username',
    (tx, moderation, playerId, [username = '']) => renamePlayer(tx, moderation, { playerId, username }),
  ),
  createPlayerCommand('remove-picture', [], "replaces a player's picture by the default one", removePlayerPicture),
  createPlayerCommand(
    'compensate',
    ['gachas'],
    'gives a player gachas through the ledger',
    (tx, moderation, playerId, [gachas]) => compensatePlayer(tx, moderation, { playerId, gachas: parseCount(gachas) }),
  ),
]
