import type { ReplyOf } from '@otogi/contract/endpoint'
import type { statistics } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes } from '@otogi/rules/games/games'
import type { Answers } from '../answers.ts'
import type { Puzzles } from '../puzzles.ts'

type Yesterday = ReplyOf<typeof statistics.yesterday>

type Deps = { readonly answers: Answers; readonly puzzles: Puzzles }

/** The answers of yesterday's shared puzzles. */
export function listYesterdaysAnswers({ answers, puzzles }: Deps, today: MadridDay): Yesterday {
  const yesterday = addDays(today, -1)
  return GAMES.flatMap((game) =>
    listModes(game).map((mode) => {
      const { texts, anime } = answers.get(game, puzzles.commonAnswer(game, mode, yesterday))
      return { game, mode, answer: texts, anime }
    }),
  )
}
