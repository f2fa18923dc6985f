import { toMadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { writeDeskLog, type Moderation } from '../desk/index.ts'
import { finishPoll, startPoll, updateLastPoll } from './rotation.ts'
import type { Options, Poll } from './store.ts'

/** Starts the operator's poll. Refuses if another poll is open. */
export async function createPoll(tx: Tx, moderation: Moderation, options: Options): Promise<Poll> {
  if (options[0].en === options[1].en)
    throw new Refusal('INVALID', [{ path: 'options', message: 'the two options are the same' }])
  const moment = toMoment(moderation)
  const last = await updateLastPoll(tx, moment)
  const poll = last && !last.finished_on ? undefined : await startPoll(tx, last, options, moment)
  if (!poll) throw new Refusal('POLL_RUNNING')
  await writeDeskLog(tx, moderation, { action: 'poll.create', subject: String(poll.id), details: { options } })
  return poll
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

function toMoment({ at }: Moderation): Moment {
  return { at, today: toMadridDay(at.getTime()) }
}
