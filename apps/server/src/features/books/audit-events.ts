import { PULL_COST } from '@otogi/rules/summon/draw'
import type { Reader } from '../../platform/db/db.ts'
import { sumClaimedRewards } from '../games/index.ts'
import { sumSalesByPlayer, sumReversedSalesByPlayer } from '../market/index.ts'
import { sumClaimedQuests } from '../quests/index.ts'
import type { sumDrawsByPlayer } from '../summon/index.ts'
import { sumEventsByKind, type Finding } from '../wallet/index.ts'
import { groupByPlayer, listDifferences, removePlayers, type Sums } from './sums.ts'
import { createFinding } from './finding.ts'

/** The players that an audit checks, and their draws. Deleted players no longer have rounds or cards. */
export type AuditedPlayers = {
  readonly playerIds: readonly string[]
  readonly deletedPlayerIds: readonly string[]
  readonly draws: Awaited<ReturnType<typeof sumDrawsByPlayer>>
}

/**
 * Checks that every payment has its event, that no event is paid twice, and that each payment has the correct amount.
 */
export async function auditEvents(
  db: Reader,
  { draws, playerIds, deletedPlayerIds }: AuditedPlayers,
): Promise<Finding[]> {
  const kinds = await sumEventsByKind(db, playerIds)
  const gained = (kind: string) => groupByPlayer(kinds.get(kind) ?? [], 'gained', 'gachasGained')
  const spent = (kind: string) => groupByPlayer(kinds.get(kind) ?? [], 'spent', 'gachasSpent')
  const sales = await sumSalesByPlayer(db, playerIds)
  const undone = await sumReversedSalesByPlayer(db, playerIds)
  const pulls = draws.map(({ player, singles, tens }) => ({
    player,
    times: singles + tens,
    gachas: singles * PULL_COST[1] + tens * PULL_COST[10],
  }))
  return [
    compareSums(
      'every quest claimed is paid once',
      gained('quest'),
      groupByPlayer(await sumClaimedQuests(db, playerIds), 'times', 'gachas'),
    ),
    compareSums(
      'every game claimed is paid once',
      // Leaves out deleted players, because their rounds no longer exist.
      removePlayers(gained('game'), deletedPlayerIds),
      groupByPlayer(await sumClaimedRewards(db, playerIds), 'times', 'gachas'),
    ),
    compareSums('every pull is paid for', spent('summon'), groupByPlayer(pulls, 'times', 'gachas')),
    compareSums('every sale pays its seller', gained('market'), groupByPlayer(sales, 'sold', 'gachasEarned')),
    compareSums('every purchase is paid by its buyer', spent('market'), groupByPlayer(sales, 'bought', 'gachasPaid')),
    compareSums(
      'every sale that was undone pays its buyer back once',
      gained('undo'),
      groupByPlayer(undone, 'sold', 'gachasEarned'),
    ),
    compareSums(
      'every sale that was undone is paid back by its seller',
      spent('undo'),
      groupByPlayer(undone, 'bought', 'gachasPaid'),
    ),
    checkClaimedOnce('no player gets the starting gachas twice', gained('signup')),
  ]
}

function compareSums(rule: string, ledger: Sums, events: Sums): Finding {
  return createFinding(rule, listDifferences(ledger, events))
}

function checkClaimedOnce(rule: string, claims: Sums): Finding {
  const twice = [...claims].filter(([, [times = 0]]) => times > 1)
  return createFinding(
    rule,
    twice.map(([player]) => player),
  )
}
