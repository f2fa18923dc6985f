import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes } from '@otogi/rules/games/games'
import { chooseVariant, listVariants, addVariant } from '../../platform/media/variants.ts'
import { ZOOM_STEPS } from '@otogi/rules/games/reveal'
import type { Secrets } from '../../platform/process/secrets.ts'
import { createAnswers } from './answers.ts'
import { createGuestDay, GUEST_GAME } from './guest/guest-day.ts'
import { createPuzzles, type Puzzles } from './puzzles.ts'
import { createSequence } from './sequence.ts'
import { findShownMedia } from './shown-media.ts'

/**
 * Lists the pictures and clips that players see first in the shared puzzles of a day, in all variants. They are needed
 * before all other media.
 */
export function listFirstMedia(pack: Pack, secrets: Secrets, day: MadridDay): MediaRequest[] {
  const answers = createAnswers(pack)
  const sequence = createSequence(secrets.puzzles)
  const ofPlayers = GAMES.flatMap((game) =>
    listModes(game).flatMap((mode) => {
      const answer = sequence.common(answers.pool(game, mode), game, mode, toDayNumber(day))
      const shown = findShownMedia({ game, mode, answer, wrong: [], finished: false })
      return shown ? listVariants(secrets.media, shown, day) : []
    }),
  )
  return [...ofPlayers, ...listGuestMedia(createPuzzles({ answers, sequence, keys: secrets.puzzles }), secrets, day)]
}

/**
 * Lists all steps of the guests' puzzle in the single variant that all guests get. Because these files exist in
 * advance, a guest never makes the server draw a picture.
 */
function listGuestMedia(puzzles: Puzzles, { media }: Secrets, day: MadridDay): MediaRequest[] {
  const [, mode] = GUEST_GAME
  const { answer: series, puzzleId: id } = createGuestDay(puzzles, day).round(...GUEST_GAME)
  const variant = chooseVariant(media, { id, day })
  return ZOOM_STEPS.map((zoom) => addVariant(media, { kind: 'scene', series, mode, zoom }, variant))
}
