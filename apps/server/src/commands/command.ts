import type { Pack } from '@otogi/content/pack'
import type { Database } from '../platform/db/db.ts'
import type { Clock } from '../platform/process/clock.ts'

/** What every command is given. */
export type CommandContext = {
  readonly clock: Clock
  /** Folder of the pack the server uses. */
  readonly packDir: string
  loadPack(): Promise<Pack>
  print(line: string): void
  /** Folder of the files that are not in the database. */
  readonly dataDir: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  /** Undefined: the key in the data folder. */
  readonly secretKey: string | undefined
  /** Aborted when the operator stops the command, so that it can clean up. */
  createAbortSignal(): AbortSignal
  /** The game's database, opened at the first call. */
  database(): Promise<Database>
}

export type Command = {
  /** What is typed after `npm run otogi --`. */
  readonly usage: string
  readonly summary: string
  /** Number of arguments. */
  readonly argumentCount: readonly [least: number, most: number]
  /** Returns whether it succeeded. */
  run(context: CommandContext, args: readonly string[]): Promise<boolean>
}

/** The command cannot be done; the message says why. */
export class CommandFault extends Error {
  override name = 'CommandFault'
}
