/** Madrid's calendar, implemented again from the daylight saving rules, independently of the tested code. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
const [MARCH, OCTOBER] = [2, 9]

/** The instant at which daylight saving time begins or ends: 01:00 UTC on the last Sunday of a month. */
function findClockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

function findUtcOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  return instant >= findClockChange(year, MARCH) && instant < findClockChange(year, OCTOBER) ? 2 * HOUR : HOUR
}

/** The date in Madrid, in days since 1970-01-01. */
export function toDay(instant: number): number {
  return Math.floor((instant + findUtcOffset(instant)) / DAY)
}

/** The instant at which clocks in Madrid show this time. If clocks show it twice, returns the earlier instant. */
export function toInstant(day: number, sinceMidnight: number): number {
  const summer = day * DAY + sinceMidnight - 2 * HOUR
  return findUtcOffset(summer) === 2 * HOUR ? summer : summer + HOUR
}

export function toDate(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

export function parseDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY
}

/** 1970-01-01 was a Thursday. */
export function findMonday(day: number): number {
  return day - ((day + 3) % 7)
}
