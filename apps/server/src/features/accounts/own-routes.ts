import { profile } from '@otogi/contract/profile'
import type { Reader } from '../../platform/db.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { getPlayer } from '../players/index.ts'
import { changePassword } from './change-password.ts'
import { download } from './download.ts'
import { leave } from './leave.ts'
import { isPassword } from './passwords.ts'
import type { AccountWorld } from './world.ts'

/** What players do with the account itself: change its password, take everything along, leave. */
export function ownRoutes(mount: Mount, { clock, sessions, pictures, google }: AccountWorld): void {
  mount.write(profile.changePassword, async ({ tx, playerId, input, request }) => {
    await changePassword(tx, playerId, input)
    await sessions.endOthers(tx, request, playerId)
    return {}
  })
  mount.read(profile.download, ({ db, playerId, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="otogi.json"')
    return download(db, playerId)
  })
  mount.write(profile.remove, async ({ tx, playerId, input, request, reply }) => {
    await proveSelf(tx, playerId, { ...input, request })
    await leave(tx, pictures, playerId, new Date(clock.now()))
    sessions.forget(reply)
    google?.close(reply)
    return {}
  })

  type Proof = { password?: string | undefined; credential?: string | undefined; request: FastifyRequest }

  /** An open session is not enough: whoever sits at another's computer has one too. */
  async function proveSelf(db: Reader, playerId: string, { password, credential, request }: Proof): Promise<void> {
    const player = await getPlayer(db, playerId)
    if (google && credential && player.google_sub) {
      const { sub } = await google.identify(request, credential)
      if (sub !== player.google_sub) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return
    }
    if (!(await isPassword(player.password_hash, password ?? ''))) throw new Refusal('PASSWORD_WRONG')
  }
}
