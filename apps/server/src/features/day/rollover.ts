import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import { readTogether } from '../../platform/db/together.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { buildDayQueries, buildPastDayClaims } from '../games/index.ts'
import { setCurrentDay } from '../players/index.ts'
import { buildQuestDayQueries, buildQuestDayEnd, readProgress } from '../quests/index.ts'
import { buildMintWrite } from '../wallet/index.ts'

/**
 * Moves the player to the current day: pays unclaimed rewards, resets daily counters and counts the visit. Returns the
 * player's row. The stored day may be after today if the clock was set back. The caller has locked the row, so
 * simultaneous requests start a day only once.
 */
export async function rollOver(tx: Tx, player: Player, moment: Moment): Promise<Player> {
  const { id } = player
  const { at, today } = moment
  const before = await readTogether(tx, { ...buildDayQueries(id, today), ...buildQuestDayQueries(id, today) })
  const games = buildPastDayClaims(id, today, before.unclaimed)
  const { claims, won } = before
  const progress = readProgress(before.progress)
  const quests = buildQuestDayEnd(player, moment, { progress, claims, won: won.map(({ game }) => game) })
  const payments = [...games.payments, ...quests.payments]
  const paid = payments.reduce((sum, { gachas }) => sum + gachas, 0)
  const minted = payments.length > 0 ? [buildMintWrite(id, payments, at)] : []
  return setCurrentDay(tx, player, { ...moment, paid, writes: [...games.writes, ...quests.writes, ...minted] })
}
