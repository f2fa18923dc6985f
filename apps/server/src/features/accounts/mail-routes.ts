import { profile } from '@otogi/contract/profile'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { findPlayerByEmail } from '../players/index.ts'
import type { AccountRecovery } from './recover.ts'
import type { SendMail } from './send-mail.ts'

type Deps = { readonly db: Database; readonly letters: SendMail; readonly recover: AccountRecovery }

export function mountMailRoutes(mount: Mount, { db, letters, recover }: Deps): void {
  mount(profile.forgotPassword, ({ input }) => {
    letters.requireMail()
    letters.send('reset', () => findPlayerByEmail(db.reader, input.email))
    return {}
  })
  mount(profile.resetPassword, async ({ input }) => {
    await recover.setPassword(input.token, input.newPassword)
    return {}
  })
  mount(profile.verifyEmail, async ({ input }) => {
    await recover.verifyEmail(input.token)
    return {}
  })
  mount(profile.sendVerification, ({ player }) => {
    letters.requireMail()
    if (!player.email_verified_at) letters.send('verify', () => Promise.resolve(player))
    return {}
  })
}
