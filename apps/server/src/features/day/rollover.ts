import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { listGamesWon, payUnclaimedGames } from '../games/index.ts'
import { setCurrentDay } from '../players/index.ts'
import { rollOverQuests } from '../quests/index.ts'

/**
 * Sets the player's current day to today: pays unclaimed rewards, resets daily counters and counts the visit. Returns
 * the player's row. The stored day may be after today if the clock was set back. The caller has locked the row, so
 * simultaneous requests start a day only once.
 */
export async function rollOver(tx: Tx, player: Player, moment: Moment): Promise<Player> {
  const games = await payUnclaimedGames(tx, player.id, moment)
  const quests = await rollOverQuests(tx, player, moment, await listGamesWon(tx, player.id, moment.today))
  return setCurrentDay(tx, player, { ...moment, paid: games + quests })
}
