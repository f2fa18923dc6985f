import type { Moderation } from '../features/desk/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { CommandError, type CommandContext } from './command.ts'

type ModerationWork<Result> = (tx: Tx, moderation: Moderation) => Promise<Result>

/** Runs a moderator's action in one transaction. A refusal becomes the command's error. */
export async function runModeration<Result>(
  context: CommandContext,
  reason: string,
  work: ModerationWork<Result>,
): Promise<Result> {
  const db = await context.database()
  const moderation = toModeration(context, reason)
  return db.transaction((tx) => work(tx, moderation)).catch(throwRefusalAsCommandError)
}

export function throwRefusalAsCommandError(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new CommandError(error.issues?.map(({ message }) => message).join('; ') ?? error.message)
}

/** Creates a `Moderation`. Rejects an empty reason. */
function toModeration({ clock }: CommandContext, reason: string): Moderation {
  if (reason.trim() === '') throw new CommandError('a reason is required')
  return { actor: undefined, reason: reason.trim(), at: new Date(clock.now()) }
}
