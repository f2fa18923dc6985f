import { profile } from '@otogi/contract/profile'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { findPlayerByEmail } from '../players/index.ts'
import type { AccountRecovery } from './recover.ts'
import type { MailSender } from './send-mail.ts'

type Deps = { readonly db: Database; readonly sendMail: MailSender; readonly recover: AccountRecovery }

export function mountMailRoutes(mount: Mount, { db, sendMail, recover }: Deps): void {
  mount(profile.forgotPassword, ({ input }) => {
    sendMail.requireMail()
    sendMail.send('reset', () => findPlayerByEmail(db.reader, input.email))
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
    sendMail.requireMail()
    if (!player.email_verified_at) sendMail.send('verify', () => Promise.resolve(player))
    return {}
  })
}
