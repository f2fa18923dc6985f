import { PULL_COST } from '@otogi/rules/summon/draw'
import type { Reader } from '../../platform/db/db.ts'
import { gamesClaimed } from '../games/index.ts'
import { salesByPlayer } from '../market/index.ts'
import { questsClaimed } from '../quests/index.ts'
import type { drawsByPlayer } from '../summon/index.ts'
import { deedsByKind, type Finding } from '../wallet/index.ts'
import { byPlayer, differing, without, type Figures } from './figures.ts'
import { brokenBy } from './finding.ts'

type Draws = Awaited<ReturnType<typeof drawsByPlayer>>

/** Nothing is paid without its deed, no deed twice, and each at its price. */
export async function auditDeeds(db: Reader, draws: Draws, gone: readonly string[]): Promise<Finding[]> {
  const kinds = await deedsByKind(db)
  const gained = (kind: string) => byPlayer(kinds.get(kind) ?? [], 'gained', 'gachasGained')
  const spent = (kind: string) => byPlayer(kinds.get(kind) ?? [], 'spent', 'gachasSpent')
  const sales = await salesByPlayer(db)
  const pulls = draws.map(({ player, singles, tens }) => ({
    player,
    times: singles + tens,
    gachas: singles * PULL_COST[1] + tens * PULL_COST[10],
  }))
  return [
    comparing(
      'every quest claimed is paid once',
      gained('quest'),
      byPlayer(await questsClaimed(db), 'times', 'gachas'),
    ),
    comparing(
      'every game claimed is paid once',
      // Whoever is gone took the rounds along.
      without(gained('game'), gone),
      byPlayer(await gamesClaimed(db), 'times', 'gachas'),
    ),
    comparing('every pull is paid for', spent('summon'), byPlayer(pulls, 'times', 'gachas')),
    comparing('every sale pays its seller', gained('market'), byPlayer(sales, 'sold', 'gachasEarned')),
    comparing('every purchase is paid by its buyer', spent('market'), byPlayer(sales, 'bought', 'gachasPaid')),
    atMostOnce('nobody is welcomed twice', gained('signup')),
  ]
}

function comparing(rule: string, ledger: Figures, deeds: Figures): Finding {
  return brokenBy(rule, differing(ledger, deeds))
}

function atMostOnce(rule: string, gained: Figures): Finding {
  const twice = [...gained].filter(([, [times = 0]]) => times > 1)
  return brokenBy(
    rule,
    twice.map(([player]) => player),
  )
}
