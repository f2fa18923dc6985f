import type { Moment } from '../../platform/process/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { refreshLast, startPoll } from './current.ts'
import { findLast, setFinished, type Options, type Poll } from './store.ts'

/** Starts a poll of the operator's own; undefined while another one runs. */
export async function createPoll(tx: Tx, options: Options, moment: Moment): Promise<Poll | undefined> {
  const last = await refreshLast(tx, moment)
  if (last && !last.finished_on) return undefined
  await startPoll(tx, last, options, moment)
  return findLast(tx)
}

/** Ends the running poll: its result stands from today. Undefined when none runs. */
export async function closePoll(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await refreshLast(tx, moment)
  if (!last || last.finished_on) return undefined
  await setFinished(tx, last.id, moment.today)
  return findLast(tx)
}
