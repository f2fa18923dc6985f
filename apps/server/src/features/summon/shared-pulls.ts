import { timingSafeEqual, type KeyObject } from 'node:crypto'
import type { summon } from '@otogi/contract/summon'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { computeKeyedHash } from '../../platform/process/secrets.ts'
import type { Catalog } from '../collection/index.ts'
import { getPlayer, type Player } from '../players/index.ts'

type Deps = { readonly catalog: Catalog; readonly key: KeyObject }
type SharedPull = ReplyOf<typeof summon.shared>

const ID_BYTES = 16
const TOKEN_BYTES = 32

/**
 * Creates and resolves links to pulls. A link's token contains the pull's id. Only the server can create tokens, and it
 * creates them only for the pull's owner. The signature includes the player's share version, so that the player can
 * invalidate all links.
 */
export type SharedPulls = {
  /** Returns the token of a player's pull. Without an id, returns the token of the latest pull. */
  createToken(db: Reader, player: Player, pullId?: string): Promise<string>
  /** Returns the shared pull that belongs to a token; undefined if the token is invalid. */
  find(db: Reader, token: string): Promise<SharedPull | undefined>
}

export function createSharedPulls({ catalog, key }: Deps): SharedPulls {
  const sign = (id: Buffer, version: number) =>
    computeKeyedHash(key, id.toString('hex'), version).subarray(0, TOKEN_BYTES - ID_BYTES)

  return {
    async createToken(db, player, pullId) {
      let pulls = db.selectFrom('pulls').select('id').where('player_id', '=', player.id)
      if (pullId !== undefined) pulls = pulls.where('id', '=', pullId)
      const pull = await pulls.orderBy('at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
      if (!pull) throw new Refusal('NOT_FOUND')
      const id = Buffer.from(pull.id.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, sign(id, player.share_version)]).toString('base64url')
    },
    async find(db, token) {
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, ID_BYTES)
      if (bytes.length !== TOKEN_BYTES) return undefined
      const pull = await db
        .selectFrom('pulls')
        .select(['player_id', 'at', 'banner', 'cards'])
        .where('id', '=', id.toString('hex'))
        .executeTakeFirst()
      if (!pull) return undefined
      const player = await getPlayer(db, pull.player_id)
      if (!timingSafeEqual(sign(id, player.share_version), bytes.subarray(ID_BYTES))) return undefined
      return {
        // The names of players with private profiles are hidden in shared pulls.
        username: player.shows_profile ? player.username : null,
        at: pull.at.getTime(),
        banner: pull.banner,
        // A newer version of the pack may no longer have the card.
        cards: pull.cards.flatMap((cardId) => catalog.find(cardId) ?? []),
      }
    },
  }
}
