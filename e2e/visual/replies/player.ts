import type { User } from '@otogi/contract/wire-types'
import type { Language } from '@otogi/rules/languages/languages'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'

export type Player = User

/** A Saturday shortly after noon in Madrid. */
export const NOW = Date.parse('2026-03-14T11:20:00Z')
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** The next midnight in Madrid, and the start of the next week. */
export const TONIGHT = Date.parse('2026-03-14T23:00:00Z')

/** Creates a player who joined weeks ago. `codeLan` is the language of the account. */
export function createPlayer(codeLan: Language): Player {
  return {
    _id: 'p1',
    username: 'Momoka',
    email: 'momoka@example.org',
    emailVerified: true,
    googleAccount: false,
    hasPassword: true,
    profilePicture: DEFAULT_PICTURE,
    codeLan,
    sound: 50,
    resetGameDay: '2026,03,14',
    totalPower: 48_210,
    uniqueCards: 17,
    profileLevel: 7,
    profileExp: 340,
    profileExpNextLevel: 700,
    unlockModes: [true, true, false],
    paidAtRollover: 0,
  }
}

/** A player who has just signed up. */
export const NEWCOMER: Partial<Player> = {
  username: 'Wanderer',
  emailVerified: false,
  totalPower: 0,
  uniqueCards: 0,
  profileLevel: 1,
  profileExp: 0,
  profileExpNextLevel: 100,
  unlockModes: [true, false, false],
}
