import type { accounts } from '@otogi/contract/accounts'
import { canUnlock } from '@otogi/rules/unlocks/unlocks'
import type { Mode } from '@otogi/rules/games/games'
import type { Database } from '../../platform/db/db.ts'
import type { CallOf } from '../../platform/http/mount.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { getViolatedConstraint } from '../../platform/db/postgres.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isModeUnlocked, setModeUnlocked, setAppearance, type Player } from '../players/index.ts'
import { deleteUnusedPicture } from '../reports/index.ts'
import { requireAllowedUsername } from './username-policy.ts'

type ProfileChange = { readonly picture?: string | undefined; readonly username?: string | undefined }

/**
 * Changes the username, the picture or both. Empty values change nothing. Deletes the old picture unless it
 * is still needed.
 */
export type ChangeProfile = (write: UpdateContext, change: ProfileChange) => Promise<Player>

type UpdateContext = CallOf<typeof accounts.update>['write']

type Deps = { readonly db: Database; readonly pictures: Pictures }

export function createChangeProfileAction({ db, pictures }: Deps): ChangeProfile {
  return async (write, { picture: given, username }) => {
    if (username) requireAllowedUsername(username)
    const picture = given ? await pictures.keep(given) : undefined
    try {
      const { before, after } = await write(async (locked) => ({
        before: locked.player,
        after: await saveProfile(locked, { picture, username }),
      }))
      if (before.picture !== after.picture) await deleteUnusedPicture(db.reader, pictures, before.picture)
      return after
    } catch (error) {
      if (picture && error instanceof Refusal) await pictures.drop(picture)
      throw error
    }
  }
}

async function saveProfile({ tx, player }: WriteContext, { picture, username }: ProfileChange): Promise<Player> {
  if (!picture && !username) return player
  try {
    return await setAppearance(tx, player.id, { ...(picture && { picture }), ...(username && { username }) })
  } catch (error) {
    if (getViolatedConstraint(error) === 'players_username_key') throw new Refusal('USERNAME_TAKEN')
    throw error
  }
}

/** Unlocks a mode permanently if the player meets its requirement. Returns the player's row. */
export async function unlockMode({ tx, player }: WriteContext, mode: Mode): Promise<Player> {
  if (mode === 0 || isModeUnlocked(player, mode)) return player
  const holdings = { totalPower: player.total_power, uniqueCards: player.unique_cards }
  if (!canUnlock(mode, holdings)) throw new Refusal('MODE_LOCKED')
  return setModeUnlocked(tx, player.id, mode)
}
