import { FIELD_LIMITS, keepLettersAndDigits } from './fields.ts'

const NAMELESS = 'player'

/** A username made of a person's name, with digits behind it where the plain one is taken. */
export function usernameFrom(name: string, digits = ''): string {
  // Letters keep their form and lose their accents.
  const plain = name.normalize('NFD').replace(/\p{Mn}/gu, '')
  const letters = keepLettersAndDigits(plain, FIELD_LIMITS.settingsUsernameMax) || NAMELESS
  return letters.slice(0, FIELD_LIMITS.settingsUsernameMax - digits.length) + digits
}
