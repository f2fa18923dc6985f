/** Madrid's calendar, written from the law of summer time alone, so that nothing of the game's own calendar judges itself. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
const [MARCH, OCTOBER] = [2, 9]

/** Summer time begins and ends at 01:00 UTC on the last Sunday of a month. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  return instant >= change(year, MARCH) && instant < change(year, OCTOBER) ? 2 * HOUR : HOUR
}

/** The day that Madrid's clocks show, in days since 1970-01-01. */
export function dayAt(instant: number): number {
  return Math.floor((instant + offsetAt(instant)) / DAY)
}

/** When Madrid's clocks show so many milliseconds after midnight of a day; the first time where they show it twice. */
export function instantAt(day: number, sinceMidnight: number): number {
  const summer = day * DAY + sinceMidnight - 2 * HOUR
  return offsetAt(summer) === 2 * HOUR ? summer : summer + HOUR
}

export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY
}

/** 1970-01-01 was a Thursday. */
export function mondayOf(day: number): number {
  return day - ((day + 3) % 7)
}
