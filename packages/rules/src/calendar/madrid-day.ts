/** A calendar date in Europe/Madrid, such as 2026-03-29. These strings sort alphabetically in date order. */
export type MadridDay = string & { readonly __day: 'Europe/Madrid' }

const DAY_MS = 86_400_000
const QUARTER_MS = 900_000
const FIRST_YEAR = 2
const LAST_YEAR = 9998

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Madrid',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

let last: { readonly quarter: number; readonly day: MadridDay } = { quarter: NaN, day: '' as MadridDay }

export function toMadridDay(epochMs: number): MadridDay {
  // Converting a time is slow, so the day is cached for each quarter of an hour. It cannot change within a quarter,
  // because all of Madrid's offsets since 1901 are multiples of it.
  const quarter = Math.floor(epochMs / QUARTER_MS)
  if (quarter !== last.quarter) last = { quarter, day: fromDayNumber(Math.floor(toWallClockMs(epochMs) / DAY_MS)) }
  return last.day
}

/** Counts the days since 1970-01-01. */
export function toDayNumber(day: MadridDay): number {
  const { year, month, date } = parseDateFields(day)
  return countDaysSinceEpoch(year, month, date)
}

export function fromDayNumber(days: number): MadridDay {
  const { year, month, date } = toCivilDate(days)
  return `${padNumber(year, 4)}-${padNumber(month, 2)}-${padNumber(date, 2)}` as MadridDay
}

export function addDays(day: MadridDay, count: number): MadridDay {
  return fromDayNumber(toDayNumber(day) + count)
}

/** Returns a negative number if `to` is before `from`. */
export function countDaysBetween(from: MadridDay, to: MadridDay): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** Returns midnight in Madrid in epoch milliseconds. */
export function startOfDay(day: MadridDay): number {
  const midnight = toDayNumber(day) * DAY_MS
  const offsets = [computeUtcOffset(midnight - DAY_MS), computeUtcOffset(midnight + DAY_MS)]
  // Tries the larger offset first, because it gives the earlier instant. If clocks are set back past midnight, so that
  // there are two midnights, the day starts at the first one.
  const instants = [midnight - Math.max(...offsets), midnight - Math.min(...offsets)]
  const start = instants.find((instant) => toWallClockMs(instant) === midnight)
  if (start === undefined) throw new RangeError(`no midnight on ${day}`)
  return start
}

/** Returns the start of the next day in epoch milliseconds. */
export function endOfDay(day: MadridDay): number {
  return startOfDay(addDays(day, 1))
}

/** Returns the day itself if it is a Monday; otherwise, the last Monday before it. */
export function startOfWeek(day: MadridDay): MadridDay {
  return addDays(day, -countDaysSinceMonday(day))
}

/** Returns the first Monday after the day. */
export function nextMonday(day: MadridDay): MadridDay {
  return addDays(day, 7 - countDaysSinceMonday(day))
}

/** Formats a day as the API does: 2026,03,29. */
export function toWireDate(day: MadridDay): string {
  return day.replaceAll('-', ',')
}

/** Parses days such as 2026,03,29 or 2026,3,29. Throws a RangeError for anything else. */
export function fromWireDate(text: string): MadridDay {
  const [year = '', month = '', date = '', ...rest] = text.split(',')
  if (rest.length > 0) throw new RangeError(`not a date: ${text}`)
  return parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
}

/** Accepts years 2 to 9998, so that the days before and after also have four-digit years. */
export function isMadridDay(text: string): text is MadridDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, date } = parseDateFields(text)
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false
  return fromDayNumber(countDaysSinceEpoch(year, month, date)) === text
}

/** Throws a RangeError if the text is not an existing date such as 2026-03-29. */
export function parseDay(text: string): MadridDay {
  if (!isMadridDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

/** Returns 0 on a Monday and 6 on a Sunday. */
export function countDaysSinceMonday(day: MadridDay): number {
  // 1970-01-01 was a Thursday.
  return (((toDayNumber(day) + 3) % 7) + 7) % 7
}

function parseDateFields(day: string) {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

function padNumber(n: number, width: number): string {
  return String(n).padStart(width, '0')
}

/** Returns the local time in Madrid in whole seconds, expressed as the epoch milliseconds of the same time in UTC. */
function toWallClockMs(epochMs: number): number {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const part of wallClock.formatToParts(epochMs)) fields[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields
  return countDaysSinceEpoch(year, month, day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000
}

function computeUtcOffset(epochMs: number): number {
  return toWallClockMs(epochMs) - Math.floor(epochMs / 1000) * 1000
}

/** Years start in March, so that the leap day comes last. Source: https://howardhinnant.github.io/date_algorithms.html */
function countDaysSinceEpoch(year: number, month: number, date: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function toCivilDate(days: number) {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date }
}
