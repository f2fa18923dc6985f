import type { Database } from '../platform/db.ts'
import type { Clock } from '../platform/clock.ts'

/** What a command works with. */
export type Desk = {
  readonly clock: Clock
  /** The pack that the server plays. */
  readonly packDir: string
  say(line: string): void
  /** Where the server keeps what is not in the database. */
  readonly dataDir: string
  /** The address of a database without tables, made if need be; a key from elsewhere becomes the folder's own. */
  emptyDatabase(secretKey: string | null): Promise<string>
  /** The game's database; opened at the first use. */
  database(): Promise<Database>
}

export type Command = {
  /** What is typed after `npm run otogi --`. */
  readonly usage: string
  readonly about: string
  /** How many arguments it takes. */
  readonly takes: readonly [least: number, most: number]
  /** True when all is well. */
  run(desk: Desk, args: readonly string[]): Promise<boolean>
}

/** What the operator asked for cannot be done; the message says why. */
export class CommandFault extends Error {
  override name = 'CommandFault'
}
