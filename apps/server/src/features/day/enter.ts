import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from '../../platform/clock.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { payUnclaimedGames } from '../games/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { dayOf, startDay } from '../players/index.ts'
import { countLogin, payUnclaimedQuests, startQuestWeek } from '../quests/index.ts'

/** An account that is no more is behind for ever: entering refuses it. */
export async function isBehind(db: Reader, playerId: string, today: MadridDay): Promise<boolean> {
  const day = await dayOf(db, playerId)
  return day === undefined || day < today
}

/**
 * Begins the player's new day if it has come: pays what was earned and left, clears what is daily, counts the visit.
 * The row is locked, so a day begins once however many calls arrive together.
 */
export async function enter(tx: Tx, playerId: string, clock: Clock): Promise<void> {
  const today = clock.today()
  const day = await dayOf(tx, playerId)
  if (day === undefined) throw new Refusal('SESSION_REQUIRED')
  if (day >= today) return
  const at = new Date(clock.now())
  const games = await payUnclaimedGames(tx, playerId, day, at)
  const quests = await payUnclaimedQuests(tx, playerId, day, today, at)
  await startQuestWeek(tx, playerId, today)
  await countLogin(tx, playerId)
  await startDay(tx, playerId, today, games + quests)
}
