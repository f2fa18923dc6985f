import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Who acts: an operator at the desk, or undefined for the server's command line. */
export type Actor = { readonly id: string; readonly role: DeskRole } | undefined

/** Who acts, and why. Every operator action takes this and writes it to the log. */
export type Moderation = { readonly actor: Actor; readonly reason: string; readonly at: Date }

/**
 * Operators must not act on their own accounts: refuses if the operator is one of these players. The command line is
 * not restricted.
 */
export function requireOtherPlayers({ actor }: Moderation, playerIds: readonly string[]): void {
  if (actor && playerIds.includes(actor.id)) throw new Refusal('OWN_CASE')
}

type Action = {
  /** Object and verb, for example `player.suspend`. */
  readonly action: string
  /** What the action is about, e.g. a player's id. */
  readonly subject?: string | undefined
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes an action to the log. Must run in the action's transaction. */
export async function writeDeskLog(tx: Tx, { actor, reason, at }: Moderation, action: Action): Promise<void> {
  await tx
    .insertInto('desk_log')
    .values({
      at,
      operator: actor?.id ?? null,
      role: actor?.role ?? null,
      action: action.action,
      subject: action.subject ?? null,
      reason,
      details: JSON.stringify(action.details ?? {}),
    })
    .execute()
}

export type LogPage = { readonly before?: number | undefined; readonly subject?: string | undefined }

/** Lists log entries, newest first. */
export function listDeskLog(db: Reader, { before, subject }: LogPage, count: number) {
  let entries = db.selectFrom('desk_log').selectAll().orderBy('id', 'desc').limit(count)
  if (before !== undefined) entries = entries.where('id', '<', before)
  if (subject !== undefined) entries = entries.where('subject', '=', subject)
  return entries.execute()
}
