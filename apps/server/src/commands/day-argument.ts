import { parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { CommandError } from './command.ts'

export function parseDayArgument(text: string): MadridDay {
  try {
    return parseDay(text)
  } catch {
    throw new CommandError(`"${text}" is not a day: write it as 2026-12-24`)
  }
}
