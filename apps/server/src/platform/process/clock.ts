import { toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The one source of time. Tests hold a clock that they set. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
  today(): MadridDay
}

/** An instant and the day in Madrid that it is part of. */
export type Moment = { readonly at: Date; readonly today: MadridDay }

/** Makes a clock from a source of epoch milliseconds. */
export function createClock(source: () => number): Clock {
  return { now: source, today: () => toMadridDay(source()) }
}

/** Reads the clock once: midnight cannot fall between the instant and the day. */
export function readMoment(clock: Clock): Moment {
  const now = clock.now()
  return { at: new Date(now), today: toMadridDay(now) }
}

export const systemClock = createClock(Date.now)
