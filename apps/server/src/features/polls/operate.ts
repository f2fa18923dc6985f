import { addDays, toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { writeDeskLog, type Moderation } from '../desk/index.ts'
import { findLastDay, finishPoll, startPoll, updateLastPoll } from './rotation.ts'
import {
  deletePlannedPoll,
  insertPlannedPoll,
  listPlannedPolls,
  savePollDays,
  type Options,
  type PlannedPoll,
  type Poll,
} from './store.ts'

/** Starts the operator's poll. Refuses if another poll is open. */
export async function createPoll(tx: Tx, moderation: Moderation, options: Options): Promise<Poll> {
  requireDifferentOptions(options)
  const moment = toMoment(moderation)
  const last = await updateLastPoll(tx, moment)
  const poll = last && !last.finished_on ? undefined : await startPoll(tx, last, options, moment)
  if (!poll) throw new Refusal('POLL_RUNNING')
  await writeDeskLog(tx, moderation, { action: 'poll.create', subject: String(poll.id), details: { options } })
  return poll
}

/**
 * Plans a poll that starts on a later day. If the open poll would still be running then, it will now end the day
 * before. Refuses if another poll is planned for this day.
 */
export async function planPoll(tx: Tx, moderation: Moderation, planned: PlannedPoll): Promise<void> {
  const { options, firstDay } = planned
  requireDifferentOptions(options)
  const moment = toMoment(moderation)
  if (firstDay <= moment.today)
    throw new Refusal('INVALID', [{ path: 'firstDay', message: 'the first day must be after today' }])
  if (!(await insertPlannedPoll(tx, planned))) throw new Refusal('POLL_PLANNED')
  const last = await updateLastPoll(tx, moment)
  if (last && !last.finished_on && last.expires_on >= firstDay)
    await savePollDays(tx, last.id, { expires_on: addDays(firstDay, -1) })
  await writeDeskLog(tx, moderation, { action: 'poll.plan', subject: firstDay, details: { options } })
}

/**
 * Cancels a planned poll. An open poll that would have ended the day before runs until its usual last day, or until the
 * next planned poll. Refuses if no poll is planned for this day.
 */
export async function cancelPoll(tx: Tx, moderation: Moderation, firstDay: MadridDay): Promise<void> {
  if (!(await deletePlannedPoll(tx, firstDay))) throw new Refusal('POLL_NOT_PLANNED')
  const last = await updateLastPoll(tx, toMoment(moderation))
  if (last && !last.finished_on && last.expires_on === addDays(firstDay, -1)) {
    const lastDay = findLastDay(toMadridDay(last.started_at.getTime()), await listPlannedPolls(tx))
    await savePollDays(tx, last.id, { expires_on: lastDay })
  }
  await writeDeskLog(tx, moderation, { action: 'poll.cancel', subject: firstDay })
}

/** Closes the open poll, so that its result is shown starting today. Refuses if no poll is open. */
export async function closePoll(tx: Tx, moderation: Moderation): Promise<Poll> {
  const moment = toMoment(moderation)
  const last = await updateLastPoll(tx, moment)
  const closed = !last || last.finished_on ? undefined : await finishPoll(tx, last, moment.today)
  if (!closed) throw new Refusal('POLL_NONE')
  await writeDeskLog(tx, moderation, { action: 'poll.close', subject: String(closed.id) })
  return closed
}

function requireDifferentOptions([first, second]: Options): void {
  if (first.en === second.en)
    throw new Refusal('INVALID', [{ path: 'options', message: 'the two options are the same' }])
}

function toMoment({ at }: Moderation): Moment {
  return { at, today: toMadridDay(at.getTime()) }
}
