import { profile } from '@otogi/contract/profile'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPlayerByEmail, getPlayer } from '../players/index.ts'
import { recover, verify } from './recover.ts'
import type { AccountWorld, Post } from './world.ts'
import { writeLetter } from './write-letter.ts'

export function mailRoutes(mount: Mount, { db, clock, post }: AccountWorld): void {
  const letterBox = (): Post => {
    if (!post) throw new Refusal('MAIL_OFF')
    return post
  }

  mount(profile.forgotPassword, ({ input }) => {
    const { mail, origin } = letterBox()
    mail.post(async () => {
      const player = await findPlayerByEmail(db.reader, input.email)
      return player && writeLetter({ db, clock, origin }, player, 'reset')
    })
    return Promise.resolve({})
  })
  mount(profile.resetPassword, async ({ input }) => {
    await recover({ db, clock }, input.token, input.newPassword)
    return {}
  })
  mount(profile.verifyEmail, async ({ input }) => {
    await verify({ db, clock }, input.token)
    return {}
  })
  mount(profile.sendVerification, async ({ tx, player: { id: playerId } }) => {
    const { mail, origin } = letterBox()
    const player = await getPlayer(tx, playerId)
    if (!player.email_verified_at) mail.post(() => writeLetter({ db, clock, origin }, player, 'verify'))
    return {}
  })
}
