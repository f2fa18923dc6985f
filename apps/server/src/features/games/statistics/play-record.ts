import type { PlayRecord } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { computeCurrentStreak, computeLongestStreak } from '@otogi/rules/calendar/streak'
import { GAMES, listModes } from '@otogi/rules/games/games'
import type { Reader } from '../../../platform/db/db.ts'
import { listDays, tallyOfPlayer } from './store.ts'
import { summaryOf } from './summary.ts'

const DAYS_TOLD = 366

/** Everything a player has played so far, in figures. */
export async function playRecordOf(db: Reader, playerId: string, today: MadridDay): Promise<PlayRecord> {
  const [tallies, all] = await Promise.all([tallyOfPlayer(db, playerId), listDays(db, playerId)])
  // Days ahead of today were played while the clock was ahead.
  const days = all.filter(({ day }) => day <= today)
  const { played, won } = summaryOf(tallies)
  const wonDays = days.filter((each) => each.won > 0).map(({ day }) => day)
  const games = GAMES.flatMap((game) =>
    listModes(game).map((mode) => {
      const own = tallies.filter((tally) => tally.game === game && tally.mode === mode)
      return { game, mode, ...summaryOf(own) }
    }),
  )
  return {
    played,
    won,
    currentStreak: computeCurrentStreak(wonDays, today),
    longestStreak: computeLongestStreak(wonDays),
    games,
    days: days.filter(({ day }) => day > addDays(today, -DAYS_TOLD)),
  }
}
