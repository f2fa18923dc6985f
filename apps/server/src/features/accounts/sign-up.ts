import type { accounts } from '@otogi/contract/accounts'
import type { InputOf } from '@otogi/contract/endpoint'
import { STARTING_GACHAS } from '@otogi/rules/rewards/rewards'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { violatedConstraint } from '../../platform/postgres.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPlayerByUsername, insertPlayer, type Player } from '../players/index.ts'
import { openQuests } from '../quests/index.ts'
import { openSeed } from '../summon/index.ts'
import { mint, openWallet } from '../wallet/index.ts'
import { hashPassword } from './passwords.ts'

type Form = InputOf<typeof accounts.create>

/** Makes a player with a password: balance, quests and seed in one transaction. */
export async function signUp(db: Database, clock: Clock, form: Form): Promise<Player> {
  // The catalogue wants the faults in this order; the unique keys below decide between two sign-ups at once.
  if (await findPlayerByUsername(db.reader, form.username)) throw new Refusal('USERNAME_IN_USE')
  const { password, email } = form
  if (!password) throw new Refusal('PASSWORD_MISSING')
  if (!email) throw new Refusal('EMAIL_MISSING')
  const passwordHash = await hashPassword(password)
  try {
    return await db.transaction((tx) => openAccount(tx, clock, { ...form, email, passwordHash }))
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'players_username_key') throw new Refusal('USERNAME_IN_USE')
    if (constraint === 'players_email_key') throw new Refusal('EMAIL_IN_USE')
    throw error
  }
}

type NewPlayer = { username: string; email: string; passwordHash: string; codeLan?: 'en' | 'es' | undefined }

async function openAccount(
  tx: Tx,
  clock: Clock,
  { username, email, passwordHash, codeLan }: NewPlayer,
): Promise<Player> {
  const at = new Date(clock.now())
  const player = await insertPlayer(tx, {
    username,
    email,
    password_hash: passwordHash,
    language: codeLan ?? 'en',
    day: clock.today(),
    created_at: at,
  })
  await openWallet(tx, player.id)
  await mint(tx, player.id, { gachas: STARTING_GACHAS, reason: 'signup', at })
  await openQuests(tx, player.id, clock.today())
  await openSeed(tx, player.id, at)
  return player
}
