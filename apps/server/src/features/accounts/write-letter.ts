import type { Letter } from '../../platform/process/mail.ts'
import { getPlayer, lockPlayers, type Player } from '../players/index.ts'
import { letterTo } from './letters.ts'
import { issueToken, type Purpose } from './mail-tokens.ts'
import type { AccountWorld } from './world.ts'

type World = Pick<AccountWorld, 'db' | 'clock'> & { readonly origin: string }

/** Writes a player the letter with a link for a purpose; nothing when one has just been sent. */
export async function writeLetter(world: World, { id }: Player, purpose: Purpose): Promise<Letter | undefined> {
  const { db, clock, origin } = world
  return db.transaction(async (tx) => {
    await lockPlayers(tx, [id])
    const player = await getPlayer(tx, id)
    if (player.deleted_at) return undefined
    const token = await issueToken(tx, player, purpose, clock.now())
    return token === undefined ? undefined : letterTo(player, purpose, { origin, token })
  })
}
