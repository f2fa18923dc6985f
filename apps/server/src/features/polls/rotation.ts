import type { Poll as PackPoll } from '@otogi/content/pack'
import { addDays, countDaysBetween, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { POLL_DAYS } from '@otogi/rules/poll/poll'
import type { Database, Tx } from '../../platform/db/db.ts'
import type { Moment } from '../../platform/process/clock.ts'
import {
  deletePlannedPoll,
  findLastPoll,
  insertPoll,
  listPastOptions,
  listPlannedPolls,
  savePollDays,
  setPollFinished,
  type Options,
  type PlannedPoll,
  type Poll,
} from './store.ts'

const RESULT_DAYS = 7

/** Runs the pack's polls one after another. */
export type Rotation = {
  /**
   * Returns the poll that players see now, which is open or has recently finished. First finishes or starts a poll if
   * that is due.
   */
  findCurrent(moment: Moment): Promise<Poll | undefined>
  /** Finishes the poll if it has expired and starts the next poll if that is due. Returns the current poll. */
  advance(tx: Tx, moment: Moment): Promise<Poll | undefined>
}

export type RotationDeps = {
  readonly db: Database
  /** The pack's polls in the order in which they run. */
  readonly packPolls: readonly PackPoll[]
}

export function createRotation({ db, packPolls }: RotationDeps): Rotation {
  const advance: Rotation['advance'] = async (tx, moment) => {
    const last = await updateLastPoll(tx, moment)
    const planned = await listPlannedPolls(tx)
    if (last && findDueStep(last, moment.today, planned) === 'nothing') return last
    const due = findDuePlan(planned, moment.today)
    if (due) await deletePlannedPoll(tx, due.firstDay)
    const next = due ?? (await findNextPoll(tx, packPolls))
    return next && startPoll(tx, last, next.options, moment)
  }
  return {
    advance,
    async findCurrent(moment) {
      const last = await findLastPoll(db.reader)
      // Reads the planned polls only after a poll has finished: an open poll always ends before the next planned one
      // starts.
      const planned = last?.finished_on ? await listPlannedPolls(db.reader) : []
      if (last && findDueStep(last, moment.today, planned) === 'nothing') return last
      return db.transaction((tx) => advance(tx, moment))
    },
  }
}

/** Returns the last poll. Finishes it if it has expired. If the clock was set back, corrects the poll's days. */
export async function updateLastPoll(tx: Tx, moment: Moment): Promise<Poll | undefined> {
  const last = await findLastPoll(tx)
  if (!last) return undefined
  const due = findDueStep(last, moment.today, [])
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
  const lastDay = findLastDay(today, await listPlannedPolls(tx))
  return (await insertPoll(tx, previous, { options, startedAt: at, lastDay })) ?? findLastPoll(tx)
}

/** Finishes an open poll, unless another request has already finished it. */
export async function finishPoll(tx: Tx, poll: Poll, finishedOn: MadridDay): Promise<Poll | undefined> {
  return (await setPollFinished(tx, poll.id, finishedOn)) ?? findLastPoll(tx)
}

type DueStep = 'nothing' | 'finish' | 'next' | 'set back'

function findDueStep(
  { finished_on: finishedOn, expires_on: expiresOn }: Poll,
  today: MadridDay,
  planned: readonly PlannedPoll[],
): DueStep {
  if (finishedOn ? finishedOn > today : expiresOn > addDays(today, POLL_DAYS)) return 'set back'
  if (!finishedOn) return expiresOn < today ? 'finish' : 'nothing'
  return countDaysBetween(finishedOn, today) < RESULT_DAYS && !findDuePlan(planned, today) ? 'nothing' : 'next'
}

function findDuePlan(planned: readonly PlannedPoll[], today: MadridDay): PlannedPoll | undefined {
  return planned.find(({ firstDay }) => firstDay <= today)
}

/**
 * Returns the last day of a poll that starts on this day. It ends early if another poll is planned to start in the
 * meantime.
 */
export function findLastDay(firstDay: MadridDay, planned: readonly PlannedPoll[]): MadridDay {
  const lastDay = addDays(firstDay, POLL_DAYS)
  const next = planned.find((poll) => poll.firstDay > firstDay)
  return next && next.firstDay <= lastDay ? addDays(next.firstDay, -1) : lastDay
}

/**
 * Finds the pack's first poll that has not run yet, because each poll runs only once. Compares polls by their English
 * texts, because translations may change.
 */
async function findNextPoll(tx: Tx, packPolls: readonly PackPoll[]): Promise<PackPoll | undefined> {
  const run = await listPastOptions(tx)
  return packPolls.find(({ options }) => !run.some((one) => isSamePoll(one, options)))
}

function isSamePoll([first, second]: Options, other: Options): boolean {
  return first.en === other[0].en && second.en === other[1].en
}
