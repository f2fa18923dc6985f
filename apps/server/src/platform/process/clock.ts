import { toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The server's only source of time. Tests use a clock that they can set. */
export type Clock = {
  /** Returns epoch milliseconds. */
  now(): number
  today(): MadridDay
}

/** A point in time and its day in Madrid. */
export type Moment = { readonly at: Date; readonly today: MadridDay }

/** Creates a clock. `source` must return epoch milliseconds. */
export function createClock(source: () => number): Clock {
  return { now: source, today: () => toMadridDay(source()) }
}

/** Reads the clock only once, so that the time and the day agree even at midnight. */
export function readMoment(clock: Clock): Moment {
  const now = clock.now()
  return { at: new Date(now), today: toMadridDay(now) }
}

export const systemClock = createClock(Date.now)
