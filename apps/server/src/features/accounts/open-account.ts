import { DEFAULT_LANGUAGE, type Language } from '@otogi/rules/languages/languages'
import { STARTING_GACHAS } from '@otogi/rules/rewards/rewards'
import type { Moment } from '../../platform/process/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { countVisit, insertPlayer, type Player } from '../players/index.ts'
import { createQuests } from '../quests/index.ts'
import { createSeeds } from '../summon/index.ts'
import { mintGachas, createWallet } from '../wallet/index.ts'

type NewAccount = {
  readonly username: string
  readonly email: string
  readonly emailVerified: boolean
  readonly language: Language | undefined
} & ({ readonly passwordHash: string } | { readonly googleSub: string })

/** Creates a player with a balance, quests and seeds. */
export async function createAccount(tx: Tx, { at, today }: Moment, newAccount: NewAccount): Promise<Player> {
  const player = await insertPlayer(tx, {
    username: newAccount.username,
    email: newAccount.email,
    email_verified_at: newAccount.emailVerified ? at : null,
    password_hash: 'passwordHash' in newAccount ? newAccount.passwordHash : null,
    google_sub: 'googleSub' in newAccount ? newAccount.googleSub : null,
    language: newAccount.language ?? DEFAULT_LANGUAGE,
    day: today,
    created_at: at,
  })
  await countVisit(tx, player, player.day)
  await createWallet(tx, player.id)
  await mintGachas(tx, player.id, { gachas: STARTING_GACHAS, reason: 'signup', at })
  await createQuests(tx, player.id, today)
  await createSeeds(tx, player.id, at)
  return player
}
