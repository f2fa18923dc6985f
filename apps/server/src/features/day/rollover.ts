import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { listGamesWon, payUnclaimedGames } from '../games/index.ts'
import { startDay } from '../players/index.ts'
import { rollOverQuests } from '../quests/index.ts'

/**
 * Sets the player's day to today: pays what was earned and left, clears what is daily, counts the visit; returns the row as
 * it is then. The player's day is ahead of today where the clock ran ahead and was set back. The row is locked, so a day
 * begins once however many calls arrive together.
 */
export async function rollOver(tx: Tx, player: Player, moment: Moment): Promise<Player> {
  const games = await payUnclaimedGames(tx, player.id, moment)
  const quests = await rollOverQuests(tx, player, moment, await listGamesWon(tx, player.id, moment.today))
  return startDay(tx, player.id, { ...moment, paid: games + quests })
}
