import { toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The only source of time. Tests use a clock that they can set. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
  today(): MadridDay
}

/** A point in time and its day in Madrid. */
export type Moment = { readonly at: Date; readonly today: MadridDay }

/** `source` returns epoch milliseconds. */
export function createClock(source: () => number): Clock {
  return { now: source, today: () => toMadridDay(source()) }
}

/** Reads the clock only once, so that time and day match even at midnight. */
export function readMoment(clock: Clock): Moment {
  const now = clock.now()
  return { at: new Date(now), today: toMadridDay(now) }
}

export const systemClock = createClock(Date.now)
