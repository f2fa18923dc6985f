import type { Pack } from '@otogi/content/pack'
import type { Database } from '../platform/db/db.ts'
import type { Clock } from '../platform/process/clock.ts'

/** What a command works with. */
export type Desk = {
  readonly clock: Clock
  /** The pack that the server plays. */
  readonly packDir: string
  loadPack(): Promise<Pack>
  say(line: string): void
  /** Where the server keeps what is not in the database. */
  readonly dataDir: string
  /** The operator's own database; absent: the embedded one. */
  readonly databaseUrl: string | undefined
  /** Absent: the key is kept in the data folder. */
  readonly secretKey: string | undefined
  /** Aborts when the operator stops the command, so that it can remove what it began. */
  interruption(): AbortSignal
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
