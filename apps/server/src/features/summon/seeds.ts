import { randomBytes } from 'node:crypto'
import type { Fairness } from '@otogi/contract/summon'
import { computeCommitment } from '@otogi/rules/summon/fair'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { WithQueries } from '../../platform/db/together.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { buildChangesSql } from '../withdrawn/index.ts'

export type Seed = {
  readonly id: string
  /** The server seed, in hexadecimal. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly counter: number
  /** Number of takedowns and restorations so far. */
  readonly contentVersion: number
}

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 12
const REVEALED_SHOWN = 100

/** Creates a new player's current and next server seed. */
export async function createSeeds(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .insertInto('seeds')
    .values({
      player_id: playerId,
      server_seed: randomBytes(SERVER_SEED_BYTES),
      client_seed: randomBytes(CLIENT_SEED_BYTES).toString('hex'),
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('next_seeds')
    .values({ player_id: playerId, server_seed: randomBytes(SERVER_SEED_BYTES) })
    .execute()
}

/** Selects the seed of a player's next pull. */
export function buildSeedQuery(playerId: string): RawBuilder<Seed> {
  return sql<Seed>`
    select id, encode(server_seed, 'hex') as "serverSeed", client_seed as "clientSeed", next_counter as counter,
      ${buildChangesSql()} as "contentVersion"
    from seeds where player_id = ${playerId} and revealed_at is null`
}

/** Builds the write that increments a seed's counter, so that each pull has its own number. */
export function buildCounterIncrement(playerId: string, { id, counter }: Seed): WithQueries {
  return sql`seed as (
    update seeds set next_counter = next_counter + 1
    where player_id = ${playerId} and id = ${id} and next_counter = ${counter})`
}

type SeedChange = { readonly clientSeed: string; readonly nextCommitment: string }

/**
 * Reveals the current server seed and switches to the next one. The next seed is fixed in advance, so the server cannot
 * choose it after learning the client seed. Refuses if the player saw the commitment of another seed. Otherwise, the
 * second of two simultaneous changes would reveal a seed that was never used. The caller has locked the player's row.
 */
export async function changeSeed(tx: Tx, playerId: string, change: SeedChange, at: Date): Promise<void> {
  const { clientSeed, nextCommitment } = change
  const { server_seed: promised } = await tx
    .selectFrom('next_seeds')
    .select('server_seed')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (computeCommitment(promised) !== nextCommitment) throw new Refusal('SEED_CHANGED')
  await tx
    .updateTable('seeds')
    .set({ revealed_at: at })
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .execute()
  await tx
    .insertInto('seeds')
    .values({ player_id: playerId, server_seed: promised, client_seed: clientSeed, created_at: at })
    .execute()
  await tx
    .updateTable('next_seeds')
    .set({ server_seed: randomBytes(SERVER_SEED_BYTES) })
    .where('player_id', '=', playerId)
    .execute()
}

/** Returns the commitments to the player's secret seeds, and all revealed seeds. */
export async function readFairness(db: Reader, playerId: string): Promise<Fairness> {
  const inUse = await db
    .selectFrom('seeds')
    .innerJoin('next_seeds', 'next_seeds.player_id', 'seeds.player_id')
    .select(['seeds.server_seed', 'client_seed', 'next_counter', 'next_seeds.server_seed as promised'])
    .where('seeds.player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const revealed = await db
    .selectFrom('seeds')
    .select(['server_seed', 'client_seed', 'next_counter', 'revealed_at'])
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is not', null)
    .orderBy('revealed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(REVEALED_SHOWN)
    .execute()
  return {
    commitment: computeCommitment(inUse.server_seed),
    clientSeed: inUse.client_seed,
    counter: inUse.next_counter,
    nextCommitment: computeCommitment(inUse.promised),
    revealed: revealed.map((seed) => ({
      commitment: computeCommitment(seed.server_seed),
      serverSeed: seed.server_seed.toString('hex'),
      clientSeed: seed.client_seed,
      pulls: seed.next_counter,
      at: seed.revealed_at?.getTime() ?? 0,
    })),
  }
}
