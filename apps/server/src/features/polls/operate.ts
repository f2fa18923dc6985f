import type { Tx } from '../../platform/db/db.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { finishPoll, startPoll, updateLast } from './rotation.ts'
import type { Options, Poll } from './store.ts'

/** Starts a poll of the operator's own; undefined while another one runs. */
export async function createPoll(tx: Tx, options: Options, moment: Moment): Promise<Poll | undefined> {
  const last = await updateLast(tx, moment)
  return last && !last.finished_on ? undefined : startPoll(tx, last, options, moment)
}

/** Ends the running poll: its result is shown from today. Undefined when none runs. */
export async function closePoll(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await updateLast(tx, moment)
  return !last || last.finished_on ? undefined : finishPoll(tx, last, moment.today)
}
