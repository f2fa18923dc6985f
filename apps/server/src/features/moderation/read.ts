import type { players as endpoints } from '@otogi/contract/desk/players'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { Reader } from '../../platform/db/db.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listSessions, listSharedNetworks } from '../../platform/http/session-networks.ts'
import { toPictureUrl } from '../../platform/media/pictures.ts'
import { findUsernames, listPlayersById, searchPlayers, type Player } from '../players/index.ts'
import { getBalance } from '../wallet/index.ts'
import { listPlayersWithAppeals, listSuspensions } from './store.ts'

type FoundPlayer = ReplyOf<typeof endpoints.find>[number]
type Account = ReplyOf<typeof endpoints.read>

const LISTED = 20

/** Finds players whose name begins with the text, or the player with that id. */
export async function findPlayers(db: Reader, search: string, at: Date): Promise<FoundPlayer[]> {
  return (await searchPlayers(db, search, LISTED)).map((player) => toFoundPlayer(player, at))
}

/** Lists suspended players who appealed, longest waiting first. */
export async function listAppeals(db: Reader, at: Date): Promise<FoundPlayer[]> {
  const ids = await listPlayersWithAppeals(db, at)
  const rows = new Map((await listPlayersById(db, ids)).map((player) => [player.id, player]))
  return ids.flatMap((id) => rows.get(id) ?? []).map((player) => toFoundPlayer(player, at))
}

/** Reads what is stored about one player. */
export async function readPlayer(db: Reader, playerId: string, now: Date): Promise<Account> {
  const [player] = await listPlayersById(db, [requirePlayerId(playerId)])
  if (!player || player.deleted_at) throw new Refusal('PLAYER_UNKNOWN')
  const sessions = await listSessions(db, playerId)
  const shared = await listSharedNetworks(db, playerId)
  const names = await findUsernames(
    db,
    shared.map((other) => other.playerId),
  )
  return {
    ...toFoundPlayer(player, now),
    email: player.email,
    picture: player.picture && toPictureUrl(player.picture),
    lastDay: player.day,
    gachas: (await getBalance(db, playerId)).gachas,
    power: player.total_power,
    uniqueCards: player.unique_cards,
    suspensions: (await listSuspensions(db, playerId)).map(({ at, until, note, lifted_at, appeal }) => ({
      at: at.getTime(),
      until: until.getTime(),
      note,
      liftedAt: lifted_at?.getTime() ?? null,
      appeal,
    })),
    sessions,
    related: shared.map((other) => ({
      id: other.playerId,
      username: names.get(other.playerId) ?? '',
      networks: other.networks,
    })),
  }
}

/** Rejects text that is not a player id. */
export function requirePlayerId(text: string): string {
  if (!isUuid(text)) throw new Refusal('PLAYER_UNKNOWN')
  return text
}

function toFoundPlayer({ id, username, created_at, suspended_until }: Player, now: Date): FoundPlayer {
  const isSuspended = suspended_until !== null && suspended_until > now
  return {
    id,
    username,
    joinedAt: created_at.getTime(),
    suspendedUntil: isSuspended ? suspended_until.getTime() : null,
  }
}
