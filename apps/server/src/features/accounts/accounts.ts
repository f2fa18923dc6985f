import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { RunLocked } from '../../platform/http/run-locked.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { createChangeProfile } from './change.ts'
import { createEnterWithGoogle } from './enter-with-google.ts'
import type { GoogleDoor } from './google-door.ts'
import { mountGoogle } from './google-routes.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { mountMail } from './mail-routes.ts'
import { mountOwnAccount } from './own-routes.ts'
import type { PasswordGuard } from './password-guard.ts'
import { createProveSelf } from './prove-self.ts'
import { createRecover } from './recover.ts'
import { mountSettings, mountSigning } from './routes.ts'
import { createSendLetter, type Post } from './send-letter.ts'
import { createSignIn } from './sign-in.ts'
import { createSignUp } from './sign-up.ts'
import { createStartSession } from './start-session.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly runLocked: RunLocked
  readonly sessions: Sessions
  readonly pictures: Pictures
  /** Absent where third-party sign-in is not offered. */
  readonly google: GoogleDoor | undefined
  /** Absent where the server sends no mail. */
  readonly post: Post | undefined
  readonly browsers: KnownBrowsers
  readonly passwordGuard: PasswordGuard
  /** Hashes who had a deleted account. */
  readonly personKey: Buffer
}

export type Accounts = { mount(mount: Mount): void }

export function createAccounts(deps: Deps): Accounts {
  const { db, clock, runLocked, sessions, pictures, google, post, browsers, passwordGuard, personKey } = deps
  const letters = createSendLetter({ db, clock, post })
  const startSession = createStartSession({ runLocked, sessions, google, browsers })
  const signUp = createSignUp({ db, clock })
  const signIn = createSignIn({ db, passwordGuard })
  return {
    mount(mount) {
      mountSigning(mount, { db, sessions, browsers, letters, signUp, signIn, startSession })
      mountSettings(mount, createChangeProfile({ db, pictures }))
      mountGoogle(mount, { google, enterWithGoogle: createEnterWithGoogle({ db, clock }), startSession })
      mountMail(mount, { db, letters, recover: createRecover({ db, clock }) })
      const proveSelf = createProveSelf(google)
      mountOwnAccount(mount, { db, sessions, browsers, pictures, google, personKey, proveSelf })
    },
  }
}
