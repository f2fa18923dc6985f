import type { Tx } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { CommandError, type CommandContext } from './command.ts'

type Moderation = { readonly actor: string; readonly reason: string; readonly at: Date }

export type ModerationWork<Result> = (tx: Tx, moderation: Moderation) => Promise<Result>

/** Runs a moderator's action in one transaction. Reports a refusal as the command's error. */
export async function runModeration<Result>(
  context: CommandContext,
  reason: string,
  work: ModerationWork<Result>,
): Promise<Result> {
  const db = await context.database()
  const moderation = { actor: 'command line', reason, at: new Date(context.clock.now()) }
  try {
    return await db.transaction((tx) => work(tx, moderation))
  } catch (error) {
    throw error instanceof Refusal ? new CommandError(error.message) : error
  }
}
