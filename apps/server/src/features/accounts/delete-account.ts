import { isKeptAfterDeletion } from '@otogi/rules/privacy/stored-data'
import type { KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { deleteUnsoldListings, recordGivenGachas } from '../market/index.ts'
import { anonymizePlayer } from '../players/index.ts'
import { burnGachas, getBalance } from '../wallet/index.ts'
import { listPersonalTables } from './personal-tables.ts'

/** Deletes the player's account: removes unsold listings, destroys the gachas and erases personal data. */
export async function deleteAccount({ tx, player, at }: WriteContext, personKey: KeyObject): Promise<void> {
  const { id: playerId } = player
  await deleteUnsoldListings(tx, playerId)
  await recordGivenGachas(tx, personKey, player, at)
  const { gachas } = await getBalance(tx, playerId)
  if (gachas > 0) await burnGachas(tx, playerId, { gachas, reason: 'farewell', at })
  await deletePersonalRows(tx, playerId)
  await anonymizePlayer(tx, playerId, at)
}

async function deletePersonalRows(tx: Tx, playerId: string): Promise<void> {
  for (const { name, playerColumns } of await listPersonalTables(tx)) {
    if (isKeptAfterDeletion(name)) continue
    for (const column of playerColumns) {
      await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${playerId}`.execute(tx)
    }
  }
}
