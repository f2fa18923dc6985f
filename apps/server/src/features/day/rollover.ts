import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from '../../platform/process/clock.ts'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { listGamesWon, payUnclaimedGames } from '../games/index.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { dayOf, startDay } from '../players/index.ts'
import { payUnclaimedQuests, startQuestDay } from '../quests/index.ts'

/** Whether the player's day is another than today. Deleted accounts always need a rollover, which refuses them. */
export async function needsRollover(db: Reader, playerId: string, today: MadridDay): Promise<boolean> {
  return (await dayOf(db, playerId)) !== today
}

/**
 * Sets the player's day to today: pays what was earned and left, clears what is daily, counts the visit. The player's day
 * is ahead of today where the clock ran ahead and was set back. The row is locked, so a day begins once however many
 * calls arrive together.
 */
export async function rollOver(tx: Tx, playerId: string, clock: Clock): Promise<void> {
  const today = clock.today()
  const day = await dayOf(tx, playerId)
  if (day === undefined) throw new Refusal('SESSION_REQUIRED')
  if (day === today) return
  // A call of yesterday that waited for one of today: the clock was not set back.
  if (day > today && day <= clock.unfrozenToday()) return
  const at = new Date(clock.now())
  const games = await payUnclaimedGames(tx, playerId, today, at)
  const quests = await payUnclaimedQuests(tx, playerId, day, today, at)
  await startQuestDay(tx, playerId, today, await listGamesWon(tx, playerId, today))
  await startDay(tx, playerId, { day: today, paid: games + quests, at })
}
