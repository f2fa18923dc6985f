import type { User } from '@otogi/contract/accounts'
import { toWireDate } from '@otogi/rules/calendar/madrid-day'
import { toPictureUrl } from '../../platform/media/pictures.ts'
import { getLanguage, type Player } from '../players/index.ts'

/** The API requires the field `sound`, but nothing changes its value. */
const SOUND = 60

export function toUser(player: Player): User {
  return {
    id: player.id,
    username: player.username,
    email: player.email,
    emailVerified: player.email_verified_at !== null,
    googleAccount: player.google_sub !== null,
    hasPassword: player.password_hash !== null,
    picture: toPictureUrl(player.picture),
    language: getLanguage(player),
    sound: SOUND,
    day: toWireDate(player.day),
    totalPower: player.total_power,
    uniqueCards: player.unique_cards,
    level: player.level,
    experience: player.experience,
    experienceNeeded: player.experience_needed,
    openModes: [true, player.normal_open, player.hard_open],
    paidAtRollover: player.paid_at_rollover,
  }
}
