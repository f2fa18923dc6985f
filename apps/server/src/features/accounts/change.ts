import type { Tx } from '../../platform/db.ts'
import { violatedConstraint } from '../../platform/postgres.ts'
import type { Pictures } from '../../platform/pictures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { canUnlock } from '@otogi/rules/unlocks/unlocks'
import type { Mode } from '@otogi/rules/games/games'
import { getPlayer, isModeOpen, openMode, setPicture, setUsername } from '../players/index.ts'

type Change = { readonly picture?: string | undefined; readonly username?: string | undefined }

/** Changes the username, the picture or both; empty means unchanged. */
export async function changeProfile(
  tx: Tx,
  pictures: Pictures,
  playerId: string,
  { picture, username }: Change,
): Promise<void> {
  if (picture) await setPicture(tx, playerId, await pictures.keep(picture))
  if (!username) return
  try {
    await setUsername(tx, playerId, username)
  } catch (error) {
    if (violatedConstraint(error) === 'players_username_key') throw new Refusal('USERNAME_TAKEN')
    throw error
  }
}

/** Opens a mode whose requirement the player meets now; an open one stays open. */
export async function unlockMode(tx: Tx, playerId: string, mode: Mode): Promise<void> {
  const player = await getPlayer(tx, playerId)
  if (mode === 0 || isModeOpen(player, mode)) return
  const holdings = { totalPower: player.total_power, uniqueCards: player.unique_cards }
  if (!canUnlock(mode, holdings)) throw new Refusal('MODE_LOCKED')
  await openMode(tx, playerId, mode)
}
