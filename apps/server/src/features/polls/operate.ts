import type { Tx } from '../../platform/db/db.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { finishPoll, startPoll, updateLastPoll } from './rotation.ts'
import type { Options, Poll } from './store.ts'

/** Starts the operator's poll. Returns undefined if another poll is open. */
export async function createPoll(tx: Tx, options: Options, moment: Moment): Promise<Poll | undefined> {
  const last = await updateLastPoll(tx, moment)
  return last && !last.finished_on ? undefined : startPoll(tx, last, options, moment)
}

/** Closes the open poll, so that its result is shown from today on. Returns undefined if no poll is open. */
export async function closePoll(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await updateLastPoll(tx, moment)
  return !last || last.finished_on ? undefined : finishPoll(tx, last, moment.today)
}
