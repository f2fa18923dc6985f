import { blocks } from '@otogi/contract/blocks'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { MOST_BLOCKS } from '@otogi/rules/blocks/blocks'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { toPictureUrl } from '../../platform/media/pictures.ts'
import { findPlayerByUsername, listPlayersById, type Player } from '../players/index.ts'
import { deleteBlock, insertBlock, listBlocks } from './store.ts'

export function mountBlockRoutes(mount: Mount): void {
  mount(blocks.find, ({ db, player }) => listBlockedPlayers(db, player.id))
  mount(blocks.add, async ({ tx, player, at, input }) => {
    const blocked = await requirePlayer(tx, input.username)
    if (blocked.id === player.id) throw new Refusal('OWN_BLOCK')
    if ((await listBlocks(tx, player.id)).length >= MOST_BLOCKS) throw new Refusal('BLOCK_LIMIT')
    await insertBlock(tx, player.id, blocked.id, at)
    return {}
  })
  mount(blocks.remove, async ({ tx, player, input }) => {
    await deleteBlock(tx, player.id, (await requirePlayer(tx, input.username)).id)
    return {}
  })
}

async function requirePlayer(db: Reader, username: string): Promise<Player> {
  const player = await findPlayerByUsername(db, username)
  if (!player) throw new Refusal('PLAYER_UNKNOWN')
  return player
}

async function listBlockedPlayers(db: Reader, playerId: string): Promise<ReplyOf<typeof blocks.find>> {
  const blocked = await listBlocks(db, playerId)
  const players = await listPlayersById(
    db,
    blocked.map((row) => row.blocked),
  )
  return blocked.flatMap((row) => {
    const player = players.find(({ id }) => id === row.blocked)
    return player
      ? [
          {
            username: player.username,
            picture: toPictureUrl(player.picture),
            createdAt: row.created_at.getTime(),
          },
        ]
      : []
  })
}
