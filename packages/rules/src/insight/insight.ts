import { addDays, type MadridDay } from '../calendar/madrid-day.ts'
import type { Game, Mode } from '../games/games.ts'

/** The periods that an operator can choose, in days. */
export const INSIGHT_PERIODS = [7, 30, 90] as const

/** The numbers of days after sign-up for which retention is computed. */
const RETURN_DAYS = [1, 7, 30] as const

/** Number of players who visited on `day` and had signed up `age` days before. */
export type Visits = { readonly day: MadridDay; readonly age: number; readonly players: number }

export type Retention = {
  readonly days: number
  /** Players who signed up in the period and more than this many days ago. */
  readonly players: number
  /** The players among them who visited exactly that many days after signing up. */
  readonly returned: number
}

/**
 * Counts how many of the players who signed up since a given day came back. Days that are not over yet are not counted.
 */
export function computeRetention(visits: readonly Visits[], since: MadridDay, today: MadridDay): Retention[] {
  const counts = new Map(visits.map(({ day, age, players }) => [`${day} ${age}`, players]))
  const find = (day: MadridDay, age: number) => counts.get(`${day} ${age}`) ?? 0
  return RETURN_DAYS.map((days) => {
    let [players, returned] = [0, 0]
    for (let day = since; addDays(day, days) < today; day = addDays(day, 1)) {
      players += find(day, 0)
      returned += find(addDays(day, days), days)
    }
    return { days, players, returned }
  })
}

type Puzzle = { readonly day: MadridDay; readonly game: Game; readonly mode: Mode }
export type PuzzleResult = Puzzle & { readonly finished: boolean; readonly tries: number; readonly players: number }
export type PuzzleFigures = Puzzle & {
  readonly players: number
  readonly solved: number
  /** The median number of wrong guesses of the players who solved the puzzle; null if nobody did. */
  readonly medianTries: number | null
}

/** Adds up the results of each puzzle. */
export function summarizePuzzles(results: readonly PuzzleResult[]): PuzzleFigures[] {
  const byPuzzle = Map.groupBy(results, ({ day, game, mode }) => `${day} ${game} ${mode}`)
  return [...byPuzzle.values()].flatMap((list) => {
    const [first] = list
    if (!first) return []
    const { day, game, mode } = first
    const solved = list.filter(({ finished }) => finished)
    const count = sumPlayers(solved)
    return { day, game, mode, players: sumPlayers(list), solved: count, medianTries: findMedianTries(solved, count) }
  })
}

function sumPlayers(results: readonly PuzzleResult[]): number {
  return results.reduce((sum, { players }) => sum + players, 0)
}

function findMedianTries(solved: readonly PuzzleResult[], count: number): number | null {
  let seen = 0
  for (const { tries, players } of solved.toSorted((a, b) => a.tries - b.tries)) {
    seen += players
    if (seen * 2 >= count) return tries
  }
  return null
}
