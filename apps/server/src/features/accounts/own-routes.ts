import { profile } from '@otogi/contract/profile'
import type { FastifyRequest } from 'fastify'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { getPlayer } from '../players/index.ts'
import { changePassword } from './change-password.ts'
import { download } from './download.ts'
import { dropPicture } from './drop-picture.ts'
import { requireHardToGuess } from './guessable-passwords.ts'
import { leave } from './leave.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { getProved, type Proved } from './proved.ts'
import type { AccountWorld } from './world.ts'

/** What players do with the account itself: change its password, take everything along, leave. */
export function ownRoutes(mount: Mount, world: AccountWorld): void {
  const { db, sessions, browsers, pictures, google, personKey } = world
  mount(profile.changePassword, async ({ player: { id: playerId }, input, request, write }) => {
    const proved = await proveSelf(playerId, { password: input.password, request })
    requireHardToGuess(input.newPassword, proved.player.username)
    const passwordHash = await hashPassword(input.newPassword)
    await write(async ({ tx }) => {
      await changePassword(tx, proved, passwordHash)
      await sessions.endOthers(tx, request, playerId)
    })
    return {}
  })
  mount(profile.endOtherSessions, async ({ tx, player: { id: playerId }, request }) => {
    await sessions.endOthers(tx, request, playerId)
    return {}
  })
  mount(profile.download, ({ db: reader, player: { id: playerId }, reply }) => {
    void reply
      .header('content-disposition', 'attachment; filename="otogi.json"')
      .type('application/json; charset=utf-8')
    return download(reader, playerId)
  })
  mount(profile.remove, async ({ player: { id: playerId }, input, request, reply, write }) => {
    const proved = await proveSelf(playerId, { ...input, request })
    const { picture } = await write(async ({ tx, at }) => {
      const player = await getProved(tx, proved)
      if (proved.by === 'google_sub') await google?.spend(tx, request)
      await leave(tx, player, { personKey, at })
      return player
    })
    await dropPicture(db.reader, pictures, picture)
    sessions.forget(reply)
    browsers.forget(reply)
    google?.close(reply)
    return {}
  })

  type Proof = { password?: string | undefined; credential?: string | undefined; request: FastifyRequest }

  /** An open session is not enough: whoever sits at another's computer has one too. */
  async function proveSelf(playerId: string, { password, credential, request }: Proof): Promise<Proved> {
    const player = await getPlayer(db.reader, playerId)
    // Another call has deleted the account since this one found its session.
    if (player.deleted_at) throw new Refusal('SESSION_REQUIRED')
    if (google && credential && player.google_sub) {
      const { sub } = await google.identify(request, credential)
      if (sub !== player.google_sub) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return { player, by: 'google_sub' }
    }
    if (!(await isPassword(player.password_hash, password ?? ''))) throw new Refusal('PASSWORD_WRONG')
    return { player, by: 'password_hash' }
  }
}
