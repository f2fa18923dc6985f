import { createHash, randomBytes } from 'node:crypto'
import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Reader, Tx } from '../../platform/db/db.ts'

const CHALLENGE_MS = 5 * 60_000

/** Creates a code that an operator can type: groups of characters that are not easily confused. */
export function createCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const drawn = Array.from(randomBytes(64))
    .filter((byte) => byte < letters.length * 8)
    .map((byte) => letters[byte % letters.length])
  return [0, 5, 10, 15].map((start) => drawn.slice(start, start + 5).join('')).join('-')
}

/** Ignores case and spaces, because operators may type a code in capitals or with extra spaces. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code.toLowerCase().replaceAll(/\s/g, '')).digest()
}

export async function findDeskAccount(db: Reader, playerId: string) {
  return db.selectFrom('desk_accounts').selectAll().where('player_id', '=', playerId).executeTakeFirst()
}

/** Whether a player has a desk role. */
export async function isOperator(db: Reader, playerId: string): Promise<boolean> {
  return (await findDeskAccount(db, playerId)) !== undefined
}

/** Returns a player's role, and whether the token belongs to a desk session. */
export async function findRole(
  db: Reader,
  playerId: string,
  session: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<{ readonly role: DeskRole; readonly isSignedIn: boolean } | undefined> {
  const row = await db
    .selectFrom('desk_accounts')
    .leftJoin('desk_sessions', (join) =>
      join
        .onRef('desk_sessions.player_id', '=', 'desk_accounts.player_id')
        .on('desk_sessions.token_hash', '=', session.tokenHash)
        .on('desk_sessions.expires_at', '>', session.now),
    )
    .select(['role', 'token_hash'])
    .where('desk_accounts.player_id', '=', playerId)
    .executeTakeFirst()
  return row && { role: row.role, isSignedIn: row.token_hash !== null }
}

/** Gives a role to a player. An earlier invitation becomes invalid. */
export async function saveDeskAccount(
  tx: Tx,
  playerId: string,
  grant: { readonly role: DeskRole; readonly at: Date; readonly invitation: string; readonly expiresAt: Date },
): Promise<void> {
  const values = {
    role: grant.role,
    granted_at: grant.at,
    invitation_hash: hashCode(grant.invitation),
    invitation_expires_at: grant.expiresAt,
  }
  await tx
    .insertInto('desk_accounts')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
}

/** Also deletes the passkeys, recovery codes and sessions. Returns the role, or undefined if the player had none. */
export async function deleteDeskAccount(tx: Tx, playerId: string): Promise<DeskRole | undefined> {
  const deleted = tx.deleteFrom('desk_accounts').where('player_id', '=', playerId).returning('role')
  return (await deleted.executeTakeFirst())?.role
}

export async function clearInvitation(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('desk_accounts')
    .set({ invitation_hash: null, invitation_expires_at: null })
    .where('player_id', '=', playerId)
    .execute()
}

export async function insertChallenge(tx: Tx, playerId: string, challenge: string, at: Date): Promise<void> {
  await tx.deleteFrom('desk_challenges').where('expires_at', '<=', at).execute()
  const expires_at = new Date(at.getTime() + CHALLENGE_MS)
  await tx.insertInto('desk_challenges').values({ challenge, player_id: playerId, expires_at }).execute()
}

/** Deletes a challenge, so that it can be used only once. Returns whether it was valid. */
export async function consumeChallenge(tx: Tx, playerId: string, challenge: string, at: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('desk_challenges')
    .where('challenge', '=', challenge)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', at)
    .returning('challenge')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteChallenges(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('desk_challenges').where('player_id', '=', playerId).execute()
}

export async function listPasskeys(db: Reader, playerId: string) {
  return db.selectFrom('desk_passkeys').selectAll().where('player_id', '=', playerId).execute()
}

type Passkey = {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly uses: number
  readonly transports: readonly string[]
}

export async function insertPasskey(tx: Tx, playerId: string, passkey: Passkey, at: Date): Promise<void> {
  const { id, publicKey, uses, transports } = passkey
  await tx
    .insertInto('desk_passkeys')
    .values({
      id,
      player_id: playerId,
      public_key: Buffer.from(publicKey),
      uses,
      transports: [...transports],
      created_at: at,
      used_at: null,
    })
    .execute()
}

export async function setPasskeyUses(tx: Tx, id: string, uses: number, at: Date): Promise<void> {
  await tx.updateTable('desk_passkeys').set({ uses, used_at: at }).where('id', '=', id).execute()
}

/** Replaces the recovery codes of an operator. */
export async function saveRecoveryCodes(tx: Tx, playerId: string, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('desk_recovery_codes').where('player_id', '=', playerId).execute()
  await tx
    .insertInto('desk_recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashCode(code), player_id: playerId })))
    .execute()
}

/** Deletes a recovery code. Returns whether it was valid. */
export async function consumeRecoveryCode(tx: Tx, playerId: string, code: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('desk_recovery_codes')
    .where('code_hash', '=', hashCode(code))
    .where('player_id', '=', playerId)
    .returning('code_hash')
    .executeTakeFirst()
  return taken !== undefined
}

type Session = { readonly tokenHash: Buffer; readonly at: Date; readonly expiresAt: Date }

/** Also deletes expired sessions. */
export async function insertDeskSession(
  tx: Tx,
  playerId: string,
  { tokenHash, at, expiresAt }: Session,
): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('expires_at', '<=', at).execute()
  await tx
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash, player_id: playerId, expires_at: expiresAt })
    .execute()
}

export async function deleteDeskSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute()
}
