/** A calendar date in Europe/Madrid, written 2026-03-29; such texts sort and compare like the days they name. */
export type MadridDay = string & { readonly __day: 'Europe/Madrid' }

const DAY_MS = 86_400_000
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

export function madridDayOf(epochMs: number): MadridDay {
  return dayOfNumber(Math.floor(wallMs(epochMs) / DAY_MS))
}

/** Whole days since 1970-01-01. */
export function dayNumber(day: MadridDay): number {
  const { year, month, date } = fieldsOf(day)
  return daysFromCivil(year, month, date)
}

export function dayOfNumber(days: number): MadridDay {
  const { year, month, date } = civilFromDays(days)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}` as MadridDay
}

export function addDays(day: MadridDay, n: number): MadridDay {
  return dayOfNumber(dayNumber(day) + n)
}

/** How many days `b` is after `a`. */
export function daysBetween(a: MadridDay, b: MadridDay): number {
  return dayNumber(b) - dayNumber(a)
}

/** The instant of Madrid midnight at which the day begins. */
export function startOfDay(day: MadridDay): number {
  const midnight = dayNumber(day) * DAY_MS
  const offsets = [offsetAt(midnight - DAY_MS), offsetAt(midnight + DAY_MS)]
  // The larger offset gives the earlier instant: where a clock set back shows midnight twice, the day begins at the first.
  const instants = [midnight - Math.max(...offsets), midnight - Math.min(...offsets)]
  const start = instants.find((instant) => wallMs(instant) === midnight)
  if (start === undefined) throw new RangeError(`no midnight on ${day}`)
  return start
}

/** The instant at which the day is over: the next day's start. */
export function endOfDay(day: MadridDay): number {
  return startOfDay(addDays(day, 1))
}

/** The Monday that begins the day's week. */
export function mondayOf(day: MadridDay): MadridDay {
  return addDays(day, -daysSinceMonday(day))
}

/** The coming Monday, a week later when the day is a Monday itself. */
export function nextMonday(day: MadridDay): MadridDay {
  return addDays(day, 7 - daysSinceMonday(day))
}

/** The wire's form of a day: 2026,03,29. */
export function toWireDate(day: MadridDay): string {
  return day.replaceAll('-', ',')
}

/** Reads 2026,03,29 and also 2026,3,29; throws a RangeError for anything else. */
export function fromWireDate(text: string): MadridDay {
  const [year = '', month = '', date = '', ...rest] = text.split(',')
  if (rest.length > 0) throw new RangeError(`not a date: ${text}`)
  return parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
}

/** Whether a text names a day whose neighbours, too, are of years that are written with four digits. */
export function isMadridDay(text: string): text is MadridDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, date } = fieldsOf(text)
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false
  return dayOfNumber(daysFromCivil(year, month, date)) === text
}

/** Reads 2026-03-29; throws a RangeError for anything that is no day of the calendar. */
export function parseDay(text: string): MadridDay {
  if (!isMadridDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

/** 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(day: MadridDay): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}

function fieldsOf(day: string) {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

function padded(n: number, width: number): string {
  return String(n).padStart(width, '0')
}

/** What Madrid's clocks show at an instant, as if it were UTC; to the second. */
function wallMs(epochMs: number): number {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const part of wallClock.formatToParts(epochMs)) fields[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields
  return daysFromCivil(year, month, day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000
}

function offsetAt(epochMs: number): number {
  return wallMs(epochMs) - Math.floor(epochMs / 1000) * 1000
}

/** Counts years from March, so that the leap day is a year's last; https://howardhinnant.github.io/date_algorithms.html */
function daysFromCivil(year: number, month: number, date: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function civilFromDays(days: number) {
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
