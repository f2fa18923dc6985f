import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { dayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES } from '@otogi/rules/games/games'
import { answersOf } from './answers.ts'
import { createSequence } from './sequence.ts'
import { shownMediaOf } from './shown-media.ts'
import { modesOf } from './today.ts'

/** What the puzzles that all players share on a day show or play at first: what is needed before anything else. */
export function firstMediaOf(pack: Pack, secret: Buffer, day: MadridDay): MediaRequest[] {
  const answers = answersOf(pack)
  const sequence = createSequence(secret)
  return GAMES.flatMap((game) =>
    modesOf(game).flatMap((mode) => {
      const answer = sequence.common(answers.pool(game, mode), game, mode, dayNumber(day))
      return shownMediaOf({ game, mode, answer, wrong: [], finished: false }) ?? []
    }),
  )
}
