import type { Poll as PackPoll } from '@otogi/content/pack'
import { addDays, daysBetween, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { POLL_DAYS } from '@otogi/rules/poll/poll'
import type { Moment } from '../../platform/process/clock.ts'
import type { Database, Tx } from '../../platform/db/db.ts'
import { findLast, insertPoll, listRun, saveDays, setFinished, type Options, type Poll } from './store.ts'

const RESULT_DAYS = 7

/** The poll that players see today, running or just finished; what is due is done first. */
export async function currentPoll(db: Database, list: readonly PackPoll[], moment: Moment): Promise<Poll | undefined> {
  const last = await findLast(db.reader)
  if (last && dueOf(last, moment.today) === 'nothing') return last
  return db.transaction((tx) => settle(tx, list, moment))
}

/** Finishes a poll that has expired and starts the next one of the list when its time has come. */
export async function settle(tx: Tx, list: readonly PackPoll[], moment: Moment): Promise<Poll | undefined> {
  const last = await refreshLast(tx, moment)
  if (last && dueOf(last, moment.today) === 'nothing') return last
  const next = await findNext(tx, list)
  if (!next) return undefined
  await startPoll(tx, last, next.options, moment)
  return findLast(tx)
}

/** The last poll there was: finished if its days are over, and with days that today allows. */
export async function refreshLast(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await findLast(tx)
  if (!last) return undefined
  const due = dueOf(last, moment.today)
  if (due === 'finish') await setFinished(tx, last.id, addDays(last.expires_on, 1))
  else if (due === 'set back') await setBack(tx, last, moment)
  else return last
  return findLast(tx)
}

/** Gives a poll the days it would have had if the clock had not run ahead: one that ran out meanwhile goes on. */
async function setBack(tx: Tx, poll: Poll, moment: Moment): Promise<void> {
  const today = moment.today
  const wasClosed = poll.finished_on !== null && poll.finished_on <= poll.expires_on
  const lastDay = addDays(today, POLL_DAYS)
  await saveDays(tx, poll.id, {
    expires_on: poll.expires_on < lastDay ? poll.expires_on : lastDay,
    finished_on: wasClosed ? today : null,
    started_at: new Date(Math.min(poll.started_at.getTime(), moment.at.getTime())),
  })
}

export async function startPoll(tx: Tx, previous: Poll | undefined, options: Options, moment: Moment): Promise<void> {
  const lastDay = addDays(moment.today, POLL_DAYS)
  await insertPoll(tx, previous, { options, startedAt: moment.at, lastDay })
}

function dueOf(
  { finished_on: finishedOn, expires_on: expiresOn }: Poll,
  today: MadridDay,
): 'nothing' | 'finish' | 'next' | 'set back' {
  if (finishedOn ? finishedOn > today : expiresOn > addDays(today, POLL_DAYS)) return 'set back'
  if (!finishedOn) return expiresOn < today ? 'finish' : 'nothing'
  return daysBetween(finishedOn, today) < RESULT_DAYS ? 'nothing' : 'next'
}

/** Each poll of the list runs once. Translations may change: polls are compared by their English. */
async function findNext(tx: Tx, list: readonly PackPoll[]): Promise<PackPoll | undefined> {
  const run = await listRun(tx)
  return list.find(({ options }) => !run.some((one) => isSame(one, options)))
}

function isSame([first, second]: Options, other: Options): boolean {
  return first.en === other[0].en && second.en === other[1].en
}
