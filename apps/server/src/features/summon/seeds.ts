import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'

export type Seed = {
  readonly id: string
  readonly serverSeed: Buffer
  readonly clientSeed: string
  readonly counter: number
}

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 12

/** Commits to a new secret seed for a player's next pulls. */
export async function openSeed(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .insertInto('seeds')
    .values({
      player_id: playerId,
      server_seed: randomBytes(SERVER_SEED_BYTES),
      client_seed: randomBytes(CLIENT_SEED_BYTES).toString('hex'),
      created_at: at,
    })
    .execute()
}

/** Takes the next counter of the player's seed: no two pulls share one. */
export async function takeCounter(tx: Tx, playerId: string): Promise<Seed> {
  const row = await tx
    .updateTable('seeds')
    .set((seed) => ({ next_counter: seed('next_counter', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .returning(['id', 'server_seed', 'client_seed', 'next_counter'])
    .executeTakeFirstOrThrow()
  return { id: row.id, serverSeed: row.server_seed, clientSeed: row.client_seed, counter: row.next_counter - 1 }
}
