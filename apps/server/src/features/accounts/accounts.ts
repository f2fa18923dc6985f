import type { KeyObject } from 'node:crypto'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { LockedRunner } from '../../platform/http/run-locked.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Guests } from '../games/index.ts'
import { createChangeProfileAction } from './change.ts'
import { createSignInWithGoogleAction } from './sign-in-with-google.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import { mountGoogleRoutes } from './google-routes.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { mountMailRoutes } from './mail-routes.ts'
import { mountAccountRoutes } from './account-routes.ts'
import type { PasswordGuard } from './password-guard.ts'
import { createProveIdentityAction } from './prove-self.ts'
import { createAccountRecovery } from './recover.ts'
import { mountSettingsRoutes, mountSignInRoutes } from './routes.ts'
import { createMailSender, type MailService } from './send-mail.ts'
import { createSignInAction } from './sign-in.ts'
import { createSignUpAction } from './sign-up.ts'
import { createStartSessionAction } from './start-session.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly runLocked: LockedRunner
  readonly sessions: Sessions
  readonly pictures: Pictures
  readonly guests: Guests
  /** Third-party sign-in; undefined if it is disabled. */
  readonly google: GoogleSignIn | undefined
  readonly mailService: MailService | undefined
  readonly browsers: KnownBrowsers
  readonly passwordGuard: PasswordGuard
  /** HMAC key for recognizing the owners of deleted accounts. */
  readonly personKey: KeyObject
}

export type Accounts = { mount(mount: Mount): void }

export function createAccounts(deps: Deps): Accounts {
  const { db, clock, runLocked, sessions, pictures, guests, google, mailService, browsers, passwordGuard, personKey } =
    deps
  const sendMail = createMailSender({ db, clock, mailService })
  const startSession = createStartSessionAction({ runLocked, sessions, google, browsers })
  const signUp = createSignUpAction({ db, clock, guests })
  const signIn = createSignInAction({ db, passwordGuard })
  return {
    mount(mount) {
      mountSignInRoutes(mount, { db, sessions, browsers, sendMail, guests, signUp, signIn, startSession })
      mountSettingsRoutes(mount, createChangeProfileAction({ db, pictures }))
      mountGoogleRoutes(mount, {
        google,
        guests,
        signInWithGoogle: createSignInWithGoogleAction({ db, clock, guests }),
        startSession,
      })
      mountMailRoutes(mount, { db, sendMail, recover: createAccountRecovery({ db, clock }) })
      const proveSelf = createProveIdentityAction(google)
      mountAccountRoutes(mount, { db, sessions, browsers, pictures, google, personKey, proveSelf })
    },
  }
}
