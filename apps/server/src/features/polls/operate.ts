import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { finishExpired, startPoll } from './current.ts'
import { findLast, setFinished, type Options, type Poll } from './store.ts'

/** Starts a poll of the operator's own; undefined while another one runs. */
export async function createPoll(tx: Tx, options: Options, clock: Clock): Promise<Poll | undefined> {
  const last = await finishExpired(tx, clock.today())
  if (last && !last.finished_on) return undefined
  await startPoll(tx, last, options, clock)
  return findLast(tx)
}

/** Ends the running poll: its result stands from today. Undefined when none runs. */
export async function closePoll(tx: Tx, today: MadridDay): Promise<Poll | undefined> {
  const last = await finishExpired(tx, today)
  if (!last || last.finished_on) return undefined
  await setFinished(tx, last.id, today)
  return findLast(tx)
}
