import type { Poll as PackPoll } from '@otogi/content/pack'
import { addDays, countDaysBetween, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { POLL_DAYS } from '@otogi/rules/poll/poll'
import type { Database, Tx } from '../../platform/db/db.ts'
import type { Moment } from '../../platform/process/clock.ts'
import {
  findLastPoll,
  insertPoll,
  listPastOptions,
  savePollDays,
  setPollFinished,
  type Options,
  type Poll,
} from './store.ts'

const RESULT_DAYS = 7

/** Runs the polls of the pack one after another. */
export type Rotation = {
  /**
   * Returns the poll that players see now, which is open or was finished recently. First finishes or starts a poll if
   * that is due.
   */
  findCurrent(moment: Moment): Promise<Poll | undefined>
  /** Finishes the poll if it has expired and starts the next poll if that is due. Returns the current poll. */
  advance(tx: Tx, moment: Moment): Promise<Poll | undefined>
}

export type RotationDeps = {
  readonly db: Database
  /** The polls of the pack in the order in which they run. */
  readonly packPolls: readonly PackPoll[]
}

export function createRotation({ db, packPolls }: RotationDeps): Rotation {
  const advance: Rotation['advance'] = async (tx, moment) => {
    const last = await updateLastPoll(tx, moment)
    if (last && findDueStep(last, moment.today) === 'nothing') return last
    const next = await findNextPoll(tx, packPolls)
    return next && startPoll(tx, last, next.options, moment)
  }
  return {
    advance,
    async findCurrent(moment) {
      const last = await findLastPoll(db.reader)
      if (last && findDueStep(last, moment.today) === 'nothing') return last
      return db.transaction((tx) => advance(tx, moment))
    },
  }
}

/**
 * Returns the last poll. If the poll has expired, finishes it. If the clock was set back, corrects the days of the
 * poll.
 */
export async function updateLastPoll(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await findLastPoll(tx)
  if (!last) return undefined
  const due = findDueStep(last, moment.today)
  if (due === 'finish') return finishPoll(tx, last, addDays(last.expires_on, 1))
  return due === 'set back' ? correctPollDays(tx, last, moment) : last
}

/**
 * Corrects the days of a poll that were set while the clock was ahead. A poll that expired because of the wrong clock
 * continues.
 */
async function correctPollDays(tx: Tx, poll: Poll, { at, today }: Moment): Promise<Poll> {
  const wasClosed = poll.finished_on !== null && poll.finished_on <= poll.expires_on
  const lastDay = addDays(today, POLL_DAYS)
  return savePollDays(tx, poll.id, {
    expires_on: poll.expires_on < lastDay ? poll.expires_on : lastDay,
    finished_on: wasClosed ? today : null,
    started_at: new Date(Math.min(poll.started_at.getTime(), at.getTime())),
  })
}

/** Starts a poll. If another request has started one in the meantime, returns that poll. */
export async function startPoll(
  tx: Tx,
  previous: Poll | undefined,
  options: Options,
  { at, today }: Moment,
): Promise<Poll | undefined> {
  const lastDay = addDays(today, POLL_DAYS)
  return (await insertPoll(tx, previous, { options, startedAt: at, lastDay })) ?? findLastPoll(tx)
}

/** Finishes an open poll, unless another request has already finished it. */
export async function finishPoll(tx: Tx, poll: Poll, finishedOn: MadridDay): Promise<Poll | undefined> {
  return (await setPollFinished(tx, poll.id, finishedOn)) ?? findLastPoll(tx)
}

type DueStep = 'nothing' | 'finish' | 'next' | 'set back'

function findDueStep({ finished_on: finishedOn, expires_on: expiresOn }: Poll, today: MadridDay): DueStep {
  if (finishedOn ? finishedOn > today : expiresOn > addDays(today, POLL_DAYS)) return 'set back'
  if (!finishedOn) return expiresOn < today ? 'finish' : 'nothing'
  return countDaysBetween(finishedOn, today) < RESULT_DAYS ? 'nothing' : 'next'
}

/**
 * Finds the first poll of the pack that has not run yet, because each poll runs only once. Compares polls by their
 * English texts, because translations may change.
 */
async function findNextPoll(tx: Tx, packPolls: readonly PackPoll[]): Promise<PackPoll | undefined> {
  const run = await listPastOptions(tx)
  return packPolls.find(({ options }) => !run.some((one) => isSamePoll(one, options)))
}

function isSamePoll([first, second]: Options, other: Options): boolean {
  return first.en === other[0].en && second.en === other[1].en
}
