import { profile } from '@otogi/contract/profile'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { setPasswordHash } from '../players/index.ts'
import { download } from './download.ts'
import { dropPicture } from './drop-picture.ts'
import type { GoogleDoor } from './google-door.ts'
import { requireHardToGuess } from './guessable-passwords.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { leave } from './leave.ts'
import { dropTokens } from './mail-tokens.ts'
import { hashPassword } from './passwords.ts'
import type { ProveSelf } from './prove-self.ts'
import { requireProved } from './proved.ts'

type Deps = {
  readonly db: Database
  readonly sessions: Sessions
  readonly browsers: KnownBrowsers
  readonly pictures: Pictures
  readonly google: GoogleDoor | undefined
  /** Hashes who had a deleted account. */
  readonly personKey: Buffer
  readonly proveSelf: ProveSelf
}

/** What players do with the account itself: change its password, download everything, delete it. */
export function mountOwnAccount(mount: Mount, deps: Deps): void {
  const { sessions, proveSelf } = deps
  mount(profile.changePassword, async ({ player, input, request, write }) => {
    const proved = await proveSelf(player, { password: input.password, request })
    requireHardToGuess(input.newPassword, player.username)
    const passwordHash = await hashPassword(input.newPassword)
    await write(async ({ tx, player: locked }) => {
      requireProved(locked, proved)
      await setPasswordHash(tx, locked.id, passwordHash)
      // A link to reset the password that was on its way must not set it again.
      await dropTokens(tx, locked.id, 'reset')
      await sessions.endOthers(tx, request, locked.id)
    })
    return {}
  })
  mount(profile.endOtherSessions, async ({ tx, player, request }) => {
    await sessions.endOthers(tx, request, player.id)
    return {}
  })
  mount(profile.download, ({ db, player, reply }) => {
    void reply
      .header('content-disposition', 'attachment; filename="otogi.json"')
      .type('application/json; charset=utf-8')
    return download(db, player.id)
  })
  mountRemoval(mount, deps)
}

function mountRemoval(mount: Mount, deps: Deps): void {
  const { db, sessions, browsers, pictures, google, personKey, proveSelf } = deps
  mount(profile.remove, async ({ player, input, request, reply, write }) => {
    const proved = await proveSelf(player, { ...input, request })
    const picture = await write(async (locked) => {
      requireProved(locked.player, proved)
      if (proved.by === 'google_sub') await google?.spend(locked.tx, request)
      await leave(locked, personKey)
      return locked.player.picture
    })
    await dropPicture(db.reader, pictures, picture)
    sessions.forget(reply)
    browsers.forget(reply)
    google?.close(reply)
    return {}
  })
}
