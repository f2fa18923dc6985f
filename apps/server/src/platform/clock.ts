import { madridDayOf, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The one source of time. Tests hold a clock that they set. */
export type Clock = { now(): number; today(): MadridDay }

/** Makes a clock from a source of epoch milliseconds. */
export function clockOf(now: () => number): Clock {
  return { now, today: () => madridDayOf(now()) }
}

export const systemClock = clockOf(Date.now)
