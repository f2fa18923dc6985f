import type { SummonedCard } from '@otogi/contract/summon'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { replayPull } from '@otogi/rules/summon/fair'
import type { Tx } from '../../platform/db/db.ts'
import { addCards, type Catalogue } from '../collection/index.ts'
import { recordSummon } from '../quests/index.ts'
import { burn, getBalance, saveThrows } from '../wallet/index.ts'
import type { Source } from './pools.ts'
import { takeCounter } from './seeds.ts'
import { recordPull } from './store.ts'
type Wish = { readonly count: PullCount; readonly source: Source; readonly at: Date }

/** Pays for one or ten cards, draws them from the player's committed seed and adds them to the collection. */
export async function pull(
  tx: Tx,
  catalogue: Catalogue,
  playerId: string,
  { count, source, at }: Wish,
): Promise<SummonedCard[]> {
  await burn(tx, playerId, { gachas: PULL_COST[count], reason: `summon:${source.banner}`, at })
  const { throws } = await getBalance(tx, playerId)
  const seed = await takeCounter(tx, playerId)

  const drawn = replayPull({ ...seed, count, throws, ...source.pools })

  await saveThrows(tx, playerId, drawn.throws)
  await recordPull(tx, { playerId, source, drawn, throwsBefore: throws, seed, at })
  const { added, player } = await addCards(tx, catalogue, playerId, drawn.cards, at)
  await recordSummon(tx, player, count)
  return added.map(({ cardId, copies, isNew }) => ({ ...catalogue.get(cardId), copies, isNew }))
}
