import type { ReplyOf } from '@otogi/contract/endpoint'
import type { profile } from '@otogi/contract/profile'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Reader } from '../../platform/db/db.ts'
import { pictureAddress } from '../../platform/media/pictures.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listHeldOf, type Catalogue } from '../collection/index.ts'
import { playRecordOf } from '../games/index.ts'
import { findPlayerByUsername } from '../players/index.ts'
import { listShown } from './store.ts'

/** What a player shows to all others. */
export async function readProfile(
  db: Reader,
  catalogue: Catalogue,
  username: string,
  today: MadridDay,
): Promise<ReplyOf<typeof profile.find>> {
  const player = await findPlayerByUsername(db, username)
  if (!player) throw new Refusal('PLAYER_UNKNOWN')
  // A card that was sold since, or has left the pack, is not shown until it is back.
  const chosen = (await listShown(db, player.id)).filter((cardId) => catalogue.find(cardId))
  const held = await listHeldOf(db, player.id, chosen)
  return {
    username: player.username,
    picture: pictureAddress(player.picture),
    level: player.level,
    totalPower: player.total_power,
    uniqueCards: player.unique_cards,
    showcase: chosen.filter((cardId) => held.has(cardId)),
    statistics: player.shows_statistics ? await playRecordOf(db, player.id, today) : null,
  }
}
