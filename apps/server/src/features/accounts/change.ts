import type { Database, Tx } from '../../platform/db/db.ts'
import type { Locked } from '../../platform/http/run-locked.ts'
import { violatedConstraint } from '../../platform/db/postgres.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { canUnlock } from '@otogi/rules/unlocks/unlocks'
import type { Mode } from '@otogi/rules/games/games'
import { getPlayer, isModeOpen, openMode, setPicture, setUsername, type Player } from '../players/index.ts'
import { dropPicture } from './drop-picture.ts'

type Change = { readonly picture?: string | undefined; readonly username?: string | undefined }

type World = {
  readonly db: Database
  readonly pictures: Pictures
  readonly write: <T>(work: (locked: Locked) => Promise<T>) => Promise<T>
}

/** Changes the username, the picture or both; empty means unchanged. A picture that is nobody's then is dropped. */
export async function changeProfile(world: World, playerId: string, change: Change): Promise<Player> {
  const { db, pictures, write } = world
  const picture = change.picture ? await pictures.keep(change.picture) : undefined
  try {
    const { before, after } = await write(({ tx }) => saveProfile(tx, playerId, { ...change, picture }))
    if (before.picture !== after.picture) await dropPicture(db.reader, pictures, before.picture)
    return after
  } catch (error) {
    if (picture && error instanceof Refusal) await pictures.drop(picture)
    throw error
  }
}

async function saveProfile(tx: Tx, playerId: string, { picture, username }: Change) {
  const before = await getPlayer(tx, playerId)
  if (picture) await setPicture(tx, playerId, picture)
  try {
    if (username) await setUsername(tx, playerId, username)
  } catch (error) {
    if (violatedConstraint(error) === 'players_username_key') throw new Refusal('USERNAME_TAKEN')
    throw error
  }
  return { before, after: await getPlayer(tx, playerId) }
}

/** Opens a mode whose requirement the player meets now; an open one stays open. */
export async function unlockMode(tx: Tx, playerId: string, mode: Mode): Promise<void> {
  const player = await getPlayer(tx, playerId)
  if (mode === 0 || isModeOpen(player, mode)) return
  const holdings = { totalPower: player.total_power, uniqueCards: player.unique_cards }
  if (!canUnlock(mode, holdings)) throw new Refusal('MODE_LOCKED')
  await openMode(tx, playerId, mode)
}
