import type { Poll as PackPoll } from '@otogi/content/pack'
import { addDays, countDaysBetween, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { POLL_DAYS } from '@otogi/rules/poll/poll'
import type { Database, Tx } from '../../platform/db/db.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { findLast, insertPoll, listRun, saveDays, setFinished, type Options, type Poll } from './store.ts'

const RESULT_DAYS = 7

/** Runs the polls of the pack one after another. */
export type Rotation = {
  /** The poll that players see now, running or just finished; what is due is done first. */
  findCurrent(moment: Moment): Promise<Poll | undefined>
  /** Finishes a poll that has expired and starts the next one when its time has come; returns the current poll. */
  advance(tx: Tx, moment: Moment): Promise<Poll | undefined>
}

export type RotationDeps = {
  readonly db: Database
  /** The polls of the pack, in the order in which they run. */
  readonly packPolls: readonly PackPoll[]
}

export function createRotation({ db, packPolls }: RotationDeps): Rotation {
  const advance: Rotation['advance'] = async (tx, moment) => {
    const last = await updateLast(tx, moment)
    if (last && findDue(last, moment.today) === 'nothing') return last
    const next = await findNext(tx, packPolls)
    return next && startPoll(tx, last, next.options, moment)
  }
  return {
    advance,
    async findCurrent(moment) {
      const last = await findLast(db.reader)
      if (last && findDue(last, moment.today) === 'nothing') return last
      return db.transaction((tx) => advance(tx, moment))
    },
  }
}

/** The last poll there was: finished if its days are over, and with days that today allows. */
export async function updateLast(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await findLast(tx)
  if (!last) return undefined
  const due = findDue(last, moment.today)
  if (due === 'finish') return finishPoll(tx, last, addDays(last.expires_on, 1))
  return due === 'set back' ? setBack(tx, last, moment) : last
}

/** Gives a poll the days it would have had if the clock had not run ahead: one that ran out meanwhile goes on. */
async function setBack(tx: Tx, poll: Poll, { at, today }: Moment): Promise<Poll> {
  const wasClosed = poll.finished_on !== null && poll.finished_on <= poll.expires_on
  const lastDay = addDays(today, POLL_DAYS)
  return saveDays(tx, poll.id, {
    expires_on: poll.expires_on < lastDay ? poll.expires_on : lastDay,
    finished_on: wasClosed ? today : null,
    started_at: new Date(Math.min(poll.started_at.getTime(), at.getTime())),
  })
}

/** Starts a poll, unless another call was faster: its poll is returned then. */
export async function startPoll(
  tx: Tx,
  previous: Poll | undefined,
  options: Options,
  { at, today }: Moment,
): Promise<Poll | undefined> {
  const lastDay = addDays(today, POLL_DAYS)
  return (await insertPoll(tx, previous, { options, startedAt: at, lastDay })) ?? findLast(tx)
}

/** Finishes a running poll, unless another call was faster. */
export async function finishPoll(tx: Tx, poll: Poll, finishedOn: MadridDay): Promise<Poll | undefined> {
  return (await setFinished(tx, poll.id, finishedOn)) ?? findLast(tx)
}

type Due = 'nothing' | 'finish' | 'next' | 'set back'

function findDue({ finished_on: finishedOn, expires_on: expiresOn }: Poll, today: MadridDay): Due {
  if (finishedOn ? finishedOn > today : expiresOn > addDays(today, POLL_DAYS)) return 'set back'
  if (!finishedOn) return expiresOn < today ? 'finish' : 'nothing'
  return countDaysBetween(finishedOn, today) < RESULT_DAYS ? 'nothing' : 'next'
}

/** Each poll of the pack runs once. Translations may change: polls are compared by their English. */
async function findNext(tx: Tx, packPolls: readonly PackPoll[]): Promise<PackPoll | undefined> {
  const run = await listRun(tx)
  return packPolls.find(({ options }) => !run.some((one) => isSame(one, options)))
}

function isSame([first, second]: Options, other: Options): boolean {
  return first.en === other[0].en && second.en === other[1].en
}
