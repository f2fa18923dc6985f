import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { listGamesWon, payUnclaimedGames } from '../games/index.ts'
import { startDay } from '../players/index.ts'
import { payUnclaimedQuests, startQuestDay } from '../quests/index.ts'

/**
 * Sets the player's day to today: pays what was earned and left, clears what is daily, counts the visit; returns the row as
 * it is then. The player's day is ahead of today where the clock ran ahead and was set back. The row is locked, so a day
 * begins once however many calls arrive together.
 */
export async function rollOver(tx: Tx, { id, day }: Player, { at, today }: Moment): Promise<Player> {
  const games = await payUnclaimedGames(tx, id, today, at)
  const quests = await payUnclaimedQuests(tx, id, day, today, at)
  await startQuestDay(tx, id, today, await listGamesWon(tx, id, today))
  return startDay(tx, id, { day: today, paid: games + quests, at })
}
