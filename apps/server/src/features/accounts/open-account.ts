import { DEFAULT_LANGUAGE, type Language } from '@otogi/rules/languages/languages'
import { STARTING_GACHAS } from '@otogi/rules/rewards/rewards'
import type { Moment } from '../../platform/process/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { insertPlayer, type Player } from '../players/index.ts'
import { openQuests } from '../quests/index.ts'
import { openSeed } from '../summon/index.ts'
import { mint, openWallet } from '../wallet/index.ts'

type Newcomer = {
  readonly username: string
  readonly email: string
  readonly emailVerified: boolean
  readonly language: Language | undefined
} & ({ readonly passwordHash: string } | { readonly googleSub: string })

/** Makes a player with all that a player has: balance, quests and seed. */
export async function openAccount(tx: Tx, { at, today }: Moment, newcomer: Newcomer): Promise<Player> {
  const player = await insertPlayer(tx, {
    username: newcomer.username,
    email: newcomer.email,
    email_verified_at: newcomer.emailVerified ? at : null,
    password_hash: 'passwordHash' in newcomer ? newcomer.passwordHash : null,
    google_sub: 'googleSub' in newcomer ? newcomer.googleSub : null,
    language: newcomer.language ?? DEFAULT_LANGUAGE,
    day: today,
    created_at: at,
  })
  await openWallet(tx, player.id)
  await mint(tx, player.id, { gachas: STARTING_GACHAS, reason: 'signup', at })
  await openQuests(tx, player.id, today)
  await openSeed(tx, player.id, at)
  return player
}
