import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { desk } from '@otogi/contract/desk/desk'
import type { DeskEndpoint } from '@otogi/contract/desk/declare'
import { parse, safeParse } from 'zod/mini'
import { exportPlayerData } from '../features/accounts/index.ts'
import type { Moderation } from '../features/desk/index.ts'
import {
  compensatePlayer,
  deductGachas,
  endPlayerSessions,
  liftSuspension,
  recordExport,
  removePlayerPicture,
  renamePlayer,
  suspendPlayer,
} from '../features/moderation/index.ts'
import { findPlayerByUsername } from '../features/players/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { createPictures } from '../platform/media/pictures.ts'
import { openPictureStore } from '../platform/media/stores.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { runModeration } from './moderation.ts'

const { players } = desk

type Declaration<Input, Result> = {
  readonly verb: string
  readonly summary: string
  /** The equivalent desk call. Its schema checks the arguments. */
  readonly endpoint: Pick<DeskEndpoint, 'input'>
  /** The names of the arguments between the player's name and the reason. `numbers` lists the numeric ones. */
  readonly args?: readonly string[]
  readonly numbers?: readonly string[]
  readonly act: (tx: Tx, moderation: Moderation, input: Input) => Promise<Result>
  readonly afterwards?: (context: CommandContext, result: Result, typed: Typed) => Promise<void>
}

type OfPlayer = { readonly playerId: string; readonly reason: string }
type Typed = { readonly playerId: string; readonly [arg: string]: unknown }

/** Creates a command about one player. */
function createPlayerCommand<Input extends OfPlayer, Result>(declaration: Declaration<Input, Result>): Command {
  const { verb, summary, endpoint, args = [], numbers = [], act, afterwards } = declaration
  const count = args.length + 2
  return {
    usage: ['player', verb, ...['name', ...args, 'reason'].map((name) => `<${name}>`)].join(' '),
    summary,
    argumentCount: [count, count],
    async run(context, [name = '', ...rest]) {
      const player = await findPlayerByUsername((await context.database()).reader, name)
      if (!player) throw new CommandError(`there is no player named ${name}`)
      const given = args.map((arg, n) => [arg, numbers.includes(arg) ? Number(rest[n]) : rest[n]])
      const typed = { ...Object.fromEntries(given), playerId: player.id, reason: rest.at(-1) }
      const { success, error } = safeParse(endpoint.input, typed)
      if (!success)
        throw new CommandError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
      const input = parse(endpoint.input, typed) as Input
      const result = await runModeration(context, input.reason, (tx, moderation) => act(tx, moderation, input))
      await afterwards?.(context, result, typed)
      context.print(`done: ${player.username}`)
      return true
    },
  }
}

export const MODERATE_PLAYER: readonly Command[] = [
  createPlayerCommand({
    verb: 'suspend',
    args: ['days', 'note'],
    numbers: ['days'],
    summary: 'suspends a player; the note is shown to the player',
    endpoint: players.suspend,
    act: suspendPlayer,
  }),
  createPlayerCommand({
    verb: 'lift',
    summary: 'ends a suspension',
    endpoint: players.lift,
    act: (tx, moderation, { playerId }: OfPlayer) => liftSuspension(tx, moderation, playerId),
  }),
  createPlayerCommand({
    verb: 'end-sessions',
    summary: 'signs a player out everywhere',
    endpoint: players.endSessions,
    act: (tx, moderation, { playerId }: OfPlayer) => endPlayerSessions(tx, moderation, playerId),
  }),
  createPlayerCommand({
    verb: 'rename',
    args: ['username'],
    summary: "changes a player's username",
    endpoint: players.rename,
    act: renamePlayer,
  }),
  createPlayerCommand({
    verb: 'remove-picture',
    summary: "replaces a player's picture with the default one",
    endpoint: players.removePicture,
    act: (tx, moderation, { playerId }: OfPlayer) => removePlayerPicture(tx, moderation, playerId),
    async afterwards(context, picture) {
      if (picture) await createPictures(openPictureStore(context)).drop(picture)
    },
  }),
  createPlayerCommand({
    verb: 'export',
    args: ['file'],
    summary: 'writes all data stored about a player to a new file, for a written data request',
    endpoint: players.export,
    act: (tx, moderation, { playerId }: OfPlayer) => recordExport(tx, moderation, playerId),
    async afterwards(context, _, { playerId, file }) {
      const target = await open(String(file), 'wx', 0o600).catch(() => {
        throw new CommandError(`${String(file)} could not be created: it must be a new file in an existing folder`)
      })
      await pipeline(await exportPlayerData(await context.database(), playerId), target.createWriteStream())
    },
  }),
  createPlayerCommand({
    verb: 'compensate',
    args: ['gachas'],
    numbers: ['gachas'],
    summary: 'gives a player gachas through the ledger',
    endpoint: players.compensate,
    act: compensatePlayer,
  }),
  createPlayerCommand({
    verb: 'deduct',
    args: ['gachas'],
    numbers: ['gachas'],
    summary: 'takes gachas from a player through the ledger, up to the balance, and notifies the player',
    endpoint: players.deduct,
    act: deductGachas,
  }),
]
