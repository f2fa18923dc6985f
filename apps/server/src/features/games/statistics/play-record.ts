import type { PlayRecord } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { computeStreaks } from '@otogi/rules/calendar/streak'
import { GAMES, listModes } from '@otogi/rules/games/games'
import type { Reader } from '../../../platform/db/db.ts'
import { listPlayedDays, countPlayerRounds } from './store.ts'
import { summarizeRounds } from './summary.ts'

const RECENT_DAYS = 366

/** Returns the statistics of all games that a player has played. */
export async function readPlayRecord(db: Reader, playerId: string, today: MadridDay): Promise<PlayRecord> {
  const [counts, all] = await Promise.all([countPlayerRounds(db, playerId), listPlayedDays(db, playerId)])
  // Ignores days after today, which were played before the clock was set back.
  const days = all.filter(({ day }) => day <= today)
  const { played, won } = summarizeRounds(counts)
  const wonDays = days.filter((each) => each.won > 0).map(({ day }) => day)
  const { current, longest, freezes, frozenDays } = computeStreaks(wonDays, today)
  const isRecent = (day: MadridDay) => day > addDays(today, -RECENT_DAYS)
  const games = GAMES.flatMap((game) =>
    listModes(game).map((mode) => {
      const own = counts.filter((count) => count.game === game && count.mode === mode)
      return { game, mode, ...summarizeRounds(own) }
    }),
  )
  return {
    played,
    won,
    currentStreak: current,
    longestStreak: longest,
    freezes,
    frozenDays: frozenDays.filter(isRecent),
    games,
    days: days.filter(({ day }) => isRecent(day)),
  }
}
