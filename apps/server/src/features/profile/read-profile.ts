import type { ReplyOf } from '@otogi/contract/endpoint'
import type { profile } from '@otogi/contract/profile'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Reader } from '../../platform/db/db.ts'
import { toPictureUrl } from '../../platform/media/pictures.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findBlock } from '../blocks/index.ts'
import { findOwnedCards, type Catalog } from '../collection/index.ts'
import { readPlayRecord } from '../games/index.ts'
import { findPlayerByUsername, type Player } from '../players/index.ts'
import { listShowcase } from './store.ts'

type Deps = { readonly db: Reader; readonly catalog: Catalog; readonly today: MadridDay }

/** Returns a player's profile as another player sees it. Refuses if that player has blocked the viewer. */
export async function readProfile(
  deps: Deps,
  { username, viewerId }: { username: string; viewerId: string },
): Promise<ReplyOf<typeof profile.find>> {
  const player = await findPlayerByUsername(deps.db, username)
  if (!player) throw new Refusal('PLAYER_UNKNOWN')
  const block = await findBlock(deps.db, viewerId, player.id)
  if (block.bySecond) throw new Refusal('PLAYER_UNKNOWN')
  return { ...(await toProfile(deps, player)), isPublic: player.shows_profile, isBlocked: block.byFirst }
}

/** Returns the profile that everyone sees; undefined if the player has not made it public. */
export async function findPublicProfile(
  deps: Deps,
  username: string,
): Promise<ReplyOf<typeof profile.findPublic> | undefined> {
  const player = await findPlayerByUsername(deps.db, username)
  return player?.shows_profile ? toProfile(deps, player) : undefined
}

async function toProfile({ db, catalog, today }: Deps, player: Player): Promise<ReplyOf<typeof profile.findPublic>> {
  // Hides cards that were sold and cards that are not in the pack.
  const chosen = (await listShowcase(db, player.id)).filter((cardId) => catalog.find(cardId))
  const held = await findOwnedCards(db, player.id, chosen)
  return {
    username: player.username,
    picture: toPictureUrl(player.picture),
    level: player.level,
    totalPower: player.total_power,
    uniqueCards: player.unique_cards,
    showcase: chosen.filter((cardId) => held.has(cardId)),
    statistics: player.shows_statistics ? await readPlayRecord(db, player.id, today) : null,
  }
}
