import { FIELD_LIMITS, keepLettersAndDigits } from './fields.ts'

const NAMELESS = 'player'

/** Turns a person's name into a username. `digits` are appended if the plain name is taken. */
export function createUsername(name: string, digits = ''): string {
  const withoutAccents = name.normalize('NFD').replace(/\p{Mn}/gu, '')
  const letters = keepLettersAndDigits(withoutAccents, FIELD_LIMITS.settingsUsernameMax) || NAMELESS
  return letters.slice(0, FIELD_LIMITS.settingsUsernameMax - digits.length) + digits
}
