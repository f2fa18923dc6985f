import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { ZOOM_STEPS } from '@otogi/rules/games/reveal'
import type { Reader } from '../../platform/db/db.ts'
import { chooseVariant, listVariants, addVariant } from '../../platform/media/variants.ts'
import type { Secrets } from '../../platform/process/secrets.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { ALL_GUESTS } from './guest/guest-game.ts'
import { GUEST_GAME } from './guest/guest-game.ts'
import { createPuzzles, type PlayerDay } from './puzzles.ts'
import { PUZZLES } from './schedule/grid.ts'
import { createPackSchedule } from './schedule/pack-schedule.ts'
import { findShownMedia } from './shown-media.ts'

/** Lists the first pictures and clips of a day's shared puzzles, in all variants. */
type ListFirstMedia = (db: Reader, day: MadridDay) => Promise<readonly MediaRequest[]>

export function createFirstMediaList(pack: Pack, secrets: Secrets, withdrawn: Withdrawn): ListFirstMedia {
  const { schedule } = createPackSchedule(pack, secrets.puzzles, withdrawn)
  const puzzles = createPuzzles({ schedule, keys: secrets.puzzles })
  return async (db, day) => {
    const findAnswer = await schedule.read(db, day)
    const ofPlayers = PUZZLES.flatMap(([game, mode]) => {
      const shown = findShownMedia({ game, mode, answer: findAnswer(game, mode), wrong: [], finished: false })
      return shown ? listVariants(secrets.media, shown, day) : []
    })
    return [...ofPlayers, ...listGuestMedia(puzzles.createDay(ALL_GUESTS, day, findAnswer), secrets, day)]
  }
}

/**
 * Lists every step of the guest puzzle, in the one variant that all guests see. These pictures are drawn in advance, so
 * that no guest's request has to wait for one.
 */
function listGuestMedia(guestDay: PlayerDay, { media }: Secrets, day: MadridDay): MediaRequest[] {
  const [, mode] = GUEST_GAME
  const { answer: series, puzzleId: id } = guestDay.round(...GUEST_GAME)
  const variant = chooseVariant(media, { id, day })
  return ZOOM_STEPS.map((zoom) => addVariant(media, { kind: 'scene', series, mode, zoom }, variant))
}
