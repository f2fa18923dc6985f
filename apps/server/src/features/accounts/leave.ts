import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { dropUnsold, rememberGiven } from '../market/index.ts'
import { retire } from '../players/index.ts'
import { burn, getBalance } from '../wallet/index.ts'
import { listKeptTables } from './kept.ts'

/** What stays, without the person, besides the append-only books: sales, the balance they add up to, counted votes, the pulls' seeds. */
const STAYS = new Set(['listings', 'wallets', 'poll_votes', 'seeds'])

/** Ends the caller's account: nothing is for sale any more, the gachas burn, the person is forgotten. */
export async function leave({ tx, player, at }: WriteContext, personKey: Buffer): Promise<void> {
  const { id: playerId } = player
  await dropUnsold(tx, playerId)
  await rememberGiven(tx, personKey, player, at)
  const { gachas } = await getBalance(tx, playerId)
  if (gachas > 0) await burn(tx, playerId, { gachas, reason: 'farewell', at })
  await forgetRows(tx, playerId)
  await retire(tx, playerId, at)
}

async function forgetRows(tx: Tx, playerId: string): Promise<void> {
  for (const { name, players, appendOnly } of await listKeptTables(tx)) {
    if (appendOnly || STAYS.has(name)) continue
    for (const column of players) {
      await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${playerId}`.execute(tx)
    }
  }
}
