import type { Reader, Tx } from '../../platform/db/db.ts'

export async function isNonceUsed(db: Reader, nonce: string): Promise<boolean> {
  const spent = await db.selectFrom('spent_nonces').select('nonce').where('nonce', '=', nonce).executeTakeFirst()
  return spent !== undefined
}

/**
 * Marks a nonce as used. Returns false if it was used before. If two sign-ins send the same token at the same time, the
 * primary key accepts only one of them.
 */
export async function markNonceUsed(tx: Tx, nonce: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spent_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteExpiredNonces(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('spent_nonces').where('expires_at', '<=', new Date(now)).execute()
}
