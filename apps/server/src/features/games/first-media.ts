import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes } from '@otogi/rules/games/games'
import { listLooks } from '../../platform/media/looks.ts'
import type { Secrets } from '../../platform/process/secrets.ts'
import { createAnswers } from './answers.ts'
import { createSequence } from './sequence.ts'
import { shownMediaOf } from './shown-media.ts'

/** What the puzzles that all players share on a day show or play at first, in every look: what is needed before anything else. */
export function listFirstMedia(pack: Pack, secrets: Secrets, day: MadridDay): MediaRequest[] {
  const answers = createAnswers(pack)
  const sequence = createSequence(secrets.puzzles)
  return GAMES.flatMap((game) =>
    listModes(game).flatMap((mode) => {
      const answer = sequence.common(answers.pool(game, mode), game, mode, toDayNumber(day))
      const shown = shownMediaOf({ game, mode, answer, wrong: [], finished: false })
      return shown ? listLooks(secrets.media, shown, day) : []
    }),
  )
}
