import type { ReplyOf } from '@otogi/contract/endpoint'
import { desk } from '@otogi/contract/desk/desk'
import { addDays, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { listRevealSteps } from '@otogi/rules/games/reveal'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Media } from '../../../platform/media/media.ts'
import { toModeration } from '../../desk/index.ts'
import type { Answers } from '../answers.ts'
import { ALL_GUESTS } from '../guest/guest-game.ts'
import type { Puzzles } from '../puzzles.ts'
import type { ScheduledPuzzle } from '../schedule/store.ts'
import { findShownMedia } from '../shown-media.ts'
import { pinPuzzle, replacePuzzle, revealDay } from './actions.ts'
import { listCalendar } from './overview.ts'

type Deps = { readonly answers: Answers; readonly puzzles: Puzzles; readonly media: Media }

/** Mounts the operator endpoints. Only editors and owners see answers. */
export function mountCalendarDeskRoutes(mount: Mount, deps: Deps): void {
  const { answers } = deps
  const { calendar } = desk
  mount(calendar.list, async ({ db, today, input }) => {
    const days = getMonthRange(input.day === undefined ? today : parseDay(input.day))
    return { today, days: await listCalendar(db, { ...days, today }) }
  })
  mount(calendar.reveal, async (call) => {
    const puzzles = await revealDay(call.tx, toModeration(call, call.input), parseDay(call.input.day))
    return puzzles.map((puzzle) => toRevealedPuzzle(deps, puzzle))
  })
  mount(calendar.answers, ({ input: { game } }) =>
    answers
      .pool(game, 0)
      .map((answer) => ({ answer, texts: answers.get(game, answer).texts }))
      .toSorted((a, b) => a.texts.en.localeCompare(b.texts.en, 'en')),
  )
  mount(calendar.pin, async (call) => {
    const { day, game, mode, answer } = call.input
    await pinPuzzle(call.tx, deps, toModeration(call, call.input), { day: parseDay(day), game, mode, answer })
    return {}
  })
  mount(calendar.replace, async (call) => {
    const { day, game, mode } = call.input
    await replacePuzzle(call.tx, deps, toModeration(call, call.input), { day: parseDay(day), game, mode })
    return {}
  })
}

/** Returns the first and last day of a month. */
function getMonthRange(day: MadridDay): { from: MadridDay; to: MadridDay } {
  const from = parseDay(`${day.slice(0, 7)}-01`)
  // The day 31 days later is in the next month.
  const next = parseDay(`${addDays(from, 31).slice(0, 7)}-01`)
  return { from, to: addDays(next, -1) }
}

/** Adds what players see at each reveal step, in the guest variant. */
function toRevealedPuzzle(
  { answers, puzzles, media }: Deps,
  { day, game, mode, answer, pinned }: ScheduledPuzzle,
): ReplyOf<typeof desk.calendar.reveal>[number] {
  if (!answers.pool(game, mode).includes(answer)) return { game, mode, pinned, answer, texts: null, steps: [] }
  const { puzzleId: id, ...round } = puzzles.createDay(ALL_GUESTS, day, () => answer).round(game, mode)
  const tries = Array.from({ length: Math.max(1, listRevealSteps(game).length) }, (_, index) => index)
  const steps = tries.flatMap((count) => {
    const shown = findShownMedia({ ...round, wrong: Array.from({ length: count }, () => '') })
    return shown ? media.toPuzzleUrl(shown, { id, day }) : []
  })
  return { game, mode, pinned, answer, texts: answers.get(game, answer).texts, steps }
}
