import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes } from '@otogi/rules/games/games'
import { listLooks } from '../../platform/media/looks.ts'
import type { Secrets } from '../../platform/process/secrets.ts'
import { createAnswers } from './answers.ts'
import { createSequence } from './sequence.ts'
import { findShownMedia } from './shown-media.ts'

/**
 * The pictures and clips that the shared puzzles of a day show first, in all variants. They are needed before all
 * others.
 */
export function listFirstMedia(pack: Pack, secrets: Secrets, day: MadridDay): MediaRequest[] {
  const answers = createAnswers(pack)
  const sequence = createSequence(secrets.puzzles)
  return GAMES.flatMap((game) =>
    listModes(game).flatMap((mode) => {
      const answer = sequence.common(answers.pool(game, mode), game, mode, toDayNumber(day))
      const shown = findShownMedia({ game, mode, answer, wrong: [], finished: false })
      return shown ? listLooks(secrets.media, shown, day) : []
    }),
  )
}
