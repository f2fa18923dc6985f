import type { ReplyOf } from '@otogi/contract/endpoint'
import type { statistics } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, WIRE_GAME } from '@otogi/rules/games/games'
import { commonAnswer, modesOf, type Stage } from '../today.ts'

type Answers = ReplyOf<typeof statistics.yesterday>

/** What all players had to find yesterday. */
export function answersOfYesterday(stage: Stage, today: MadridDay): Answers {
  const yesterday = addDays(today, -1)
  return GAMES.flatMap((game) =>
    modesOf(game).map((mode) => {
      const { texts, anime } = stage.answers.get(game, commonAnswer(stage, game, mode, yesterday))
      return { game: WIRE_GAME[game], mode, answer: texts, anime }
    }),
  )
}
