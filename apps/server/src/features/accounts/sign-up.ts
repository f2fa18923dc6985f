import type { accounts } from '@otogi/contract/accounts'
import type { InputOf } from '@otogi/contract/endpoint'
import { readMoment, type Clock } from '../../platform/process/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import { getViolatedConstraint } from '../../platform/db/postgres.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Guests } from '../games/index.ts'
import { findPlayerByUsername, type Player } from '../players/index.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { createAccount } from './open-account.ts'
import { hashPassword } from './passwords.ts'
import { requireAllowedUsername } from './username-policy.ts'

type Form = InputOf<typeof accounts.create>

type Deps = { readonly db: Database; readonly clock: Clock; readonly guests: Guests }

/** Creates a player with a password and takes over the visitor's guest round, in one transaction. */
export type SignUp = (form: Form, guestHash: Buffer | undefined) => Promise<Player>

export function createSignUpAction({ db, clock, guests }: Deps): SignUp {
  return async (form, guestHash) => {
    // The specification defines the order of these errors. The unique keys below decide which of two simultaneous
    // sign-ups succeeds.
    if (await findPlayerByUsername(db.reader, form.username)) throw new Refusal('USERNAME_IN_USE')
    const { username, password, email, language } = form
    if (!password) throw new Refusal('PASSWORD_MISSING')
    if (!email) throw new Refusal('EMAIL_MISSING')
    requireAllowedUsername(username)
    refuseGuessablePassword(password, username)
    const newcomer = { username, email, emailVerified: false, language, passwordHash: await hashPassword(password) }
    try {
      const moment = readMoment(clock)
      return await db.transaction(async (tx) =>
        guests.takeOver(tx, await createAccount(tx, moment, newcomer), guestHash, moment),
      )
    } catch (error) {
      const constraint = getViolatedConstraint(error)
      if (constraint === 'players_username_key') throw new Refusal('USERNAME_IN_USE')
      if (constraint === 'players_email_key') throw new Refusal('EMAIL_IN_USE')
      throw error
    }
  }
}
