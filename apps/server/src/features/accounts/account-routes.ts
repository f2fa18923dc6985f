import type { KeyObject } from 'node:crypto'
import { profile } from '@otogi/contract/profile'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { setPasswordHash } from '../players/index.ts'
import { deleteUnusedPicture, listPicturesReportedWith } from '../reports/index.ts'
import { exportPlayerData } from './download.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteTokens } from './mail-tokens.ts'
import { hashPassword } from './passwords.ts'
import type { ProveIdentity } from './prove-self.ts'
import { requireUnchangedCredential } from './identity-proof.ts'

type Deps = {
  readonly db: Database
  readonly sessions: Sessions
  readonly browsers: KnownBrowsers
  readonly pictures: Pictures
  readonly google: GoogleSignIn | undefined
  /** HMAC key for recognizing the owners of deleted accounts. */
  readonly personKey: KeyObject
  readonly proveSelf: ProveIdentity
}

export function mountAccountRoutes(mount: Mount, deps: Deps): void {
  const { sessions, proveSelf } = deps
  mount(profile.changePassword, async ({ player, input, request, write }) => {
    const proved = await proveSelf(player, { password: input.password, request })
    refuseGuessablePassword(input.newPassword, player.username)
    const passwordHash = await hashPassword(input.newPassword)
    await write(async ({ tx, player: locked }) => {
      requireUnchangedCredential(locked, proved)
      await setPasswordHash(tx, locked.id, passwordHash)
      // Invalidates reset links emailed before the password change.
      await deleteTokens(tx, locked.id, 'reset')
      await sessions.endOthers(tx, request, locked.id)
    })
    return {}
  })
  mount(profile.endOtherSessions, async ({ tx, player, request }) => {
    await sessions.endOthers(tx, request, player.id)
    return {}
  })
  mount(profile.download, ({ player, reply }) => {
    void reply
      .header('content-disposition', 'attachment; filename="otogi.json"')
      .type('application/json; charset=utf-8')
    return exportPlayerData(deps.db, player.id)
  })
  mountDeletionRoute(mount, deps)
}

function mountDeletionRoute(mount: Mount, deps: Deps): void {
  const { db, sessions, browsers, pictures, google, personKey, proveSelf } = deps
  mount(profile.remove, async ({ player, input, request, reply, write }) => {
    const proved = await proveSelf(player, { ...input, request })
    const kept = await write(async (locked) => {
      requireUnchangedCredential(locked.player, proved)
      if (proved.column === 'google_sub') await google?.spend(locked.tx, request)
      const reported = await listPicturesReportedWith(locked.tx, locked.player.id)
      await deleteAccount(locked, personKey)
      return [locked.player.picture, ...reported]
    })
    for (const picture of kept) await deleteUnusedPicture(db.reader, pictures, picture)
    sessions.forget(reply)
    browsers.forget(reply)
    google?.close(reply)
    return {}
  })
}
