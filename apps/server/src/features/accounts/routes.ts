import { accounts } from '@otogi/contract/accounts'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { Guests } from '../games/index.ts'
import { setLanguage } from '../players/index.ts'
import { recordPlayerStats } from '../quests/index.ts'
import { unlockMode, type ChangeProfile } from './change.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { MailSender } from './send-mail.ts'
import type { SignIn } from './sign-in.ts'
import type { SignUp } from './sign-up.ts'
import type { StartSession } from './start-session.ts'
import { toUser } from './user.ts'

/** Size of a 10 MB picture as base64 plus the rest of the body. */
const PICTURE_BODY_BYTES = 14 * 1024 * 1024

type SigningDeps = {
  readonly db: Database
  readonly sessions: Sessions
  readonly browsers: KnownBrowsers
  readonly sendMail: MailSender
  readonly signUp: SignUp
  readonly guests: Guests
  readonly signIn: SignIn
  readonly startSession: StartSession
}

export function mountSignInRoutes(mount: Mount, deps: SigningDeps): void {
  const { db, sessions, browsers, sendMail, guests, signUp, signIn, startSession } = deps
  mount(accounts.create, async ({ input, request, reply }) => {
    const player = await signUp(input, guests.readGuest(request))
    sessions.give(reply, await db.transaction((tx) => sessions.begin(tx, request, player.id)))
    browsers.remember(reply, player.id)
    sendMail.send('verify', () => Promise.resolve(player))
    return toUser(player)
  })
  mount(accounts.signIn, async ({ input, request, reply }) => {
    const player = await signIn(request, input)
    return startSession(request, reply, { player, column: 'password_hash' })
  })
  mount(accounts.logOut, async ({ request, reply }) => {
    await sessions.end(request, reply)
    return {}
  })
}

export function mountSettingsRoutes(mount: Mount, changeProfile: ChangeProfile): void {
  mount(accounts.find, ({ player }) => toUser(player))
  mount(accounts.updateReset, ({ player }) => toUser(player))
  mount(accounts.updatePower, ({ player }) => toUser(player))
  mount(accounts.updateLevel, async ({ tx, player }) => {
    await recordPlayerStats(tx, player)
    return toUser(player)
  })
  mount(accounts.updateLanguage, async ({ tx, player, input }) =>
    toUser(await setLanguage(tx, player.id, input.newLanguage)),
  )
  mount(accounts.unlockMode, async (call) => toUser(await unlockMode(call, call.input.mode)))
  mount(accounts.update, async ({ input, write }) => toUser(await changeProfile(write, input)), {
    bodyLimit: PICTURE_BODY_BYTES,
  })
}
