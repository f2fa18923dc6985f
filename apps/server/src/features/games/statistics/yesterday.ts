import type { ReplyOf } from '@otogi/contract/endpoint'
import type { statistics } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes } from '@otogi/rules/games/games'
import type { Reader } from '../../../platform/db/db.ts'
import type { Answers } from '../answers.ts'
import type { Puzzles } from '../puzzles.ts'

type Yesterday = ReplyOf<typeof statistics.yesterday>

type Deps = { readonly answers: Answers; readonly puzzles: Puzzles }

/** Returns the answers to yesterday's shared puzzles. */
export async function listYesterdaysAnswers(
  { answers, puzzles }: Deps,
  db: Reader,
  today: MadridDay,
): Promise<Yesterday> {
  const findAnswer = await puzzles.readAnswers(db, addDays(today, -1))
  return GAMES.flatMap((game) =>
    listModes(game).flatMap((mode) => {
      const answer = findAnswer(game, mode)
      // A newer version of the pack may no longer contain the answer.
      if (!answers.pool(game, mode).includes(answer)) return []
      const { texts, anime } = answers.get(game, answer)
      return { game, mode, answer: texts, anime }
    }),
  )
}
