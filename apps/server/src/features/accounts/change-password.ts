import type { Tx } from '../../platform/db/db.ts'
import { setPasswordHash } from '../players/index.ts'
import { dropTokens } from './mail-tokens.ts'
import { getProved, type Proved } from './proved.ts'

/** Changes the password of a locked player who knew the old one; a link on its way to them is worth nothing any more. */
export async function changePassword(tx: Tx, proved: Proved, passwordHash: string): Promise<void> {
  const { id } = await getProved(tx, proved)
  await setPasswordHash(tx, id, passwordHash)
  await dropTokens(tx, id, 'reset')
}
