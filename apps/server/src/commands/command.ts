import type { Pack } from '@otogi/content/pack'
import type { Database } from '../platform/db/db.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Config } from '../platform/process/config.ts'

/** The context of every command. */
export type CommandContext = {
  readonly clock: Clock
  /** Folder of the server's pack. */
  readonly packDir: string
  loadPack(): Promise<Pack>
  print(line: string): void
  /** Folder of the files that are not in the database. */
  readonly dataDir: string
  /** Bucket for pictures; undefined to use the data folder. */
  readonly s3: Config['s3']
  /** DATABASE_URL; undefined to use the embedded database. */
  readonly databaseUrl: string | undefined
  /** SECRET_KEY; undefined to use the key in the data folder. */
  readonly secretKey: string | undefined
  /** Aborted when the operator stops the command, so that it can clean up. */
  createAbortSignal(): AbortSignal
  /** The game's database. Connects on first use. */
  database(): Promise<Database>
}

export type Command = {
  /** The words after `npm run otogi --`. */
  readonly usage: string
  readonly summary: string
  /** Number of arguments that the command requires. */
  readonly argumentCount: readonly [least: number, most: number]
  /** Runs the command and returns whether it succeeded. */
  run(context: CommandContext, args: readonly string[]): Promise<boolean>
}

/** Reports that the command failed. The message states the reason. */
export class CommandError extends Error {
  override name = 'CommandError'
}
