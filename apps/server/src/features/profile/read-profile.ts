import type { ReplyOf } from '@otogi/contract/endpoint'
import type { profile } from '@otogi/contract/profile'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Reader } from '../../platform/db/db.ts'
import { toPictureUrl } from '../../platform/media/pictures.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findOwnedCards, type Catalogue } from '../collection/index.ts'
import { readPlayRecord } from '../games/index.ts'
import { findPlayerByUsername } from '../players/index.ts'
import { listShowcase } from './store.ts'

/** A player's public profile. */
export async function readProfile(
  db: Reader,
  catalogue: Catalogue,
  username: string,
  today: MadridDay,
): Promise<ReplyOf<typeof profile.find>> {
  const player = await findPlayerByUsername(db, username)
  if (!player) throw new Refusal('PLAYER_UNKNOWN')
  // Cards that were sold or are missing in the pack are hidden.
  const chosen = (await listShowcase(db, player.id)).filter((cardId) => catalogue.find(cardId))
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
