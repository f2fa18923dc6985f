import { AsyncLocalStorage } from 'node:async_hooks'
import { madridDayOf, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The one source of time. Tests hold a clock that they set. */
export type Clock = {
  now(): number
  today(): MadridDay
  /** Today by the running clock, whatever instant the work around is frozen at. */
  unfrozenToday(): MadridDay
  /** Runs work that happens at one instant: midnight cannot fall into the middle of it. */
  freeze<T>(work: () => Promise<T>): Promise<T>
}

/** Makes a clock from a source of epoch milliseconds. */
export function clockOf(source: () => number): Clock {
  const frozen = new AsyncLocalStorage<number>()
  const now = () => frozen.getStore() ?? source()
  return {
    now,
    today: () => madridDayOf(now()),
    unfrozenToday: () => madridDayOf(source()),
    freeze: (work) => frozen.run(now(), work),
  }
}

export const systemClock = clockOf(Date.now)
