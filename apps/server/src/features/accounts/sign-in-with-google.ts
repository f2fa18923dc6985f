import { randomInt } from 'node:crypto'
import { createUsername } from '@otogi/rules/accounts/username'
import type { Language } from '@otogi/rules/languages/languages'
import { readMoment, type Clock } from '../../platform/process/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Identity } from '../../platform/http/google.ts'
import { getViolatedConstraint } from '../../platform/db/postgres.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Guests } from '../games/index.ts'
import { findPlayerByEmail, findPlayerByGoogleId, linkGoogle, lockPlayers, type Player } from '../players/index.ts'
import { createAccount } from './open-account.ts'
import { verifyPassword } from './passwords.ts'
import { requireUnchangedCredential } from './identity-proof.ts'
import { findUsernameProblem } from './username-policy.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly guests: Guests }
type SignInInput = {
  readonly password?: string | undefined
  readonly language?: Language | undefined
  /** Hash of the guest cookie. A new account takes over the guest's round. */
  readonly guestHash: Buffer | undefined
}

/**
 * Returns the player to whom a third-party account is linked. If there is none, links the account to the player with
 * the same email address, who must give the password. If no player has that address, creates one.
 */
export type SignInWithGoogle = (identity: Identity, input: SignInInput) => Promise<Player>

export function createSignInWithGoogleAction(deps: Deps): SignInWithGoogle {
  const { reader } = deps.db
  return async (identity, input) => {
    const known = await findPlayerByGoogleId(reader, identity.sub)
    if (known) return known
    const owner = await findPlayerByEmail(reader, identity.email)
    return owner ? linkAccount(deps, owner, identity, input.password) : createGoogleAccount(deps, identity, input)
  }
}

/**
 * Links the third-party account to the player with the same verified email address. The password proves that both
 * accounts belong to the same person.
 */
async function linkAccount({ db, clock }: Deps, owner: Player, { sub }: Identity, password?: string): Promise<Player> {
  // Another tab may have linked the account after the lookup above.
  if (owner.google_sub === sub) return owner
  if (!owner.password_hash || owner.google_sub) throw new Refusal('EMAIL_IN_USE')
  if (!password) throw new Refusal('GOOGLE_LINK_PASSWORD')
  if (!(await verifyPassword(owner.password_hash, password))) throw new Refusal('PASSWORD_WRONG')
  return db.transaction(async (tx) => {
    const [locked] = await lockPlayers(tx, [owner.id])
    if (locked) requireUnchangedCredential(locked, { player: owner, column: 'password_hash' })
    const linked = await linkGoogle(tx, owner.id, sub, new Date(clock.now()))
    if (!linked) throw new Refusal('EMAIL_IN_USE')
    return linked
  })
}

const DIGITS = [0, 2, 3, 4, 5, 6]

/** Tries the name unchanged, then with more and more random digits. */
async function createGoogleAccount(
  { db, clock, guests }: Deps,
  identity: Identity,
  { language, guestHash }: SignInInput,
): Promise<Player> {
  const { sub, email } = identity
  const name = findUsernameProblem(identity.name) ? '' : identity.name
  for (const digits of DIGITS) {
    const username = createAllowedUsername(
      name,
      digits === 0 ? '' : String(randomInt(10 ** (digits - 1), 10 ** digits)),
    )
    const newcomer = { username, email, emailVerified: true, language, googleSub: sub }
    try {
      const moment = readMoment(clock)
      // oxlint-disable-next-line no-await-in-loop -- each name is tried only when the one before is taken
      return await db.transaction(async (tx) =>
        guests.takeOver(tx, await createAccount(tx, moment, newcomer), guestHash, moment),
      )
    } catch (error) {
      const constraint = getViolatedConstraint(error)
      if (constraint === 'players_google_sub' || constraint === 'players_email_key') return getExistingAccount(db, sub)
      if (constraint !== 'players_username_key') throw error
    }
  }
  throw new Error(`no username is free for ${identity.name}`)
}

/**
 * Shortening a name or appending digits can create a refused word. In that case, the account gets a neutral username.
 */
function createAllowedUsername(name: string, digits: string): string {
  const username = createUsername(name, digits)
  return findUsernameProblem(username) ? createUsername('', digits) : username
}

/**
 * Called when the email address or the third-party account turned out to be taken. If another tab has just created the
 * account, returns its player. If the email address belongs to another player, refuses the request.
 */
async function getExistingAccount(db: Database, sub: string): Promise<Player> {
  const player = await findPlayerByGoogleId(db.reader, sub)
  if (!player) throw new Refusal('EMAIL_IN_USE')
  return player
}
