import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Tx } from '../../platform/db/db.ts'
import { writeDeskLog, type Moderation } from './log.ts'
import { createCode, deleteDeskAccount, saveDeskAccount } from './store.ts'

const INVITATION_MS = 24 * 3_600_000

/**
 * Gives a player a desk role. Returns an invitation with which the player can register a passkey within a day. Existing
 * passkeys stay valid.
 */
export async function grantRole(
  tx: Tx,
  moderation: Moderation,
  { playerId, role }: { readonly playerId: string; readonly role: DeskRole },
): Promise<string> {
  const { at } = moderation
  const invitation = createCode()
  await saveDeskAccount(tx, playerId, { role, at, invitation, expiresAt: new Date(at.getTime() + INVITATION_MS) })
  await writeDeskLog(tx, moderation, { action: 'role.grant', subject: playerId, details: { role } })
  return invitation
}

/** Removes a player's role, passkeys, recovery codes and desk sessions. Returns whether the player had a role. */
export async function revokeRole(tx: Tx, moderation: Moderation, playerId: string): Promise<boolean> {
  const role = await deleteDeskAccount(tx, playerId)
  if (role) await writeDeskLog(tx, moderation, { action: 'role.revoke', subject: playerId, details: { role } })
  return role !== undefined
}
