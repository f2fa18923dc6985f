import { sql } from 'kysely'
import type { PullResult } from '@otogi/rules/summon/fair'
import type { Reader, Tx } from '../../platform/db.ts'
import type { DrawPools } from './pools.ts'
import type { Seed } from './seeds.ts'

type Drawn = {
  readonly playerId: string
  readonly banner: 'normal'
  readonly drawn: PullResult
  readonly throwsBefore: number
  readonly seed: Seed
  readonly pools: DrawPools
  readonly at: Date
}

/** Keeps all that is needed to recompute the pull. */
export async function recordPull(
  tx: Tx,
  { playerId, banner, drawn, throwsBefore, seed, pools, at }: Drawn,
): Promise<void> {
  const lists = JSON.stringify(pools.cards)
  await tx
    .insertInto('card_pools')
    .values({ hash: pools.hash, pools: lists, fallback: lists })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  await tx
    .insertInto('pulls')
    .values({
      player_id: playerId,
      banner,
      rarities: drawn.rarities,
      cards: drawn.cards,
      throws_before: throwsBefore,
      seed_id: seed.id,
      counter: seed.counter,
      pool: pools.hash,
      at,
    })
    .execute()
}

/** When a player drew a card, once for each copy. */
export async function drawnAt(db: Reader, playerId: string, cardId: string): Promise<Date[]> {
  const pulls = await db
    .selectFrom('pulls')
    .select(['cards', 'at'])
    .where('player_id', '=', playerId)
    .where(sql<boolean>`cards @> array[${cardId}]`)
    .execute()
  return pulls.flatMap(({ cards, at }) => cards.filter((card) => card === cardId).map(() => at))
}
