import { randomBytes } from 'node:crypto'
import type { Pack } from '@otogi/content/pack'
import { PITY_LIMIT } from '@otogi/rules/summon/draw'
import { replayPull } from '@otogi/rules/summon/fair'
import { DRAW_RULES } from '@otogi/rules/summon/verify'
import { createPools, type DrawPools } from '../src/features/summon/pools.ts'
import type { Clock } from '../src/platform/process/clock.ts'
import type { Connection } from '../src/platform/db/db.ts'

/** Audit rules that these pulls break, because nobody paid for them and they give no cards. */
export const UNPAID = [
  'every player holds the cards drawn',
  'for every card, copies held and for sale equal those drawn',
  'every pull is paid for',
]

const PULLS_PER_SEED = 500

type ServerParts = { readonly db: Connection; readonly pack: Pack; readonly clock: Clock }

/** Stores single pulls and ten-pulls from both banners, drawn by the server's rules, with revealed seeds. */
export async function givePulls({ db, pack, clock }: ServerParts, playerId: string, count: number): Promise<void> {
  const at = new Date(clock.now())
  const pools = createPools(pack)
  for (const series of [undefined, ...pack.series.map(({ id }) => id)]) await insertPools(db, pools(series))
  for (let done = 0; done < count; done += PULLS_PER_SEED) {
    const seed = await insertSeed(db, { playerId, pulls: Math.min(PULLS_PER_SEED, count - done), at })
    const rows = Array.from({ length: seed.pulls }, (_, counter) => {
      const series = pack.series[(done + counter) % (2 * pack.series.length)]?.id
      return {
        player_id: playerId,
        seed_id: seed.id,
        at,
        ...drawPulls(seed, counter, { series, pools: pools(series) }),
      }
    })
    await db.insertInto('pulls').values(rows).execute()
  }
}

type Seed = { readonly id: string; readonly serverSeed: Buffer; readonly clientSeed: string }

function drawPulls(
  { serverSeed, clientSeed }: Seed,
  counter: number,
  { series, pools }: { series: string | undefined; pools: DrawPools },
) {
  const pityCount = (counter * 7) % PITY_LIMIT
  const { rarities, cards } = replayPull({
    serverSeed,
    clientSeed,
    counter,
    count: counter % 3 ? 1 : 10,
    pityCount,
    ...pools,
  })
  return {
    banner: series ? ('special' as const) : ('normal' as const),
    series: series ?? null,
    edition: series ? 'past' : null,
    rarities,
    cards,
    throws_before: pityCount,
    counter,
    pool: pools.hash,
    rules: DRAW_RULES,
  }
}

type SeedUse = { readonly playerId: string; readonly pulls: number; readonly at: Date }

async function insertSeed(
  db: Connection,
  { playerId, pulls, at }: SeedUse,
): Promise<Seed & { readonly pulls: number }> {
  const [serverSeed, clientSeed] = [randomBytes(32), randomBytes(8).toString('hex')]
  const { id } = await db
    .insertInto('seeds')
    .values({
      player_id: playerId,
      server_seed: serverSeed,
      client_seed: clientSeed,
      next_counter: pulls,
      created_at: at,
      revealed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, serverSeed, clientSeed, pulls }
}

async function insertPools(db: Connection, { hash, pools, fallback }: DrawPools): Promise<void> {
  await db
    .insertInto('card_pools')
    .values({ hash, pools: JSON.stringify(pools), fallback: JSON.stringify(fallback) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}
