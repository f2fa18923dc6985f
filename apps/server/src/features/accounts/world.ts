import type { User } from '@otogi/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/process/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Mail } from '../../platform/process/mail.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { GoogleDoor } from './google-door.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { PasswordGuard } from './password-guard.ts'
import type { Proved } from './proved.ts'

/** What the calls about accounts work with. */
export type AccountWorld = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Sessions
  readonly pictures: Pictures
  readonly google: GoogleDoor | undefined
  readonly post: Post | undefined
  readonly browsers: KnownBrowsers
  readonly passwordGuard: PasswordGuard
  /** Hashes what tells whose a deleted account was. */
  readonly personKey: Buffer
  /** Begins a session and the day of a player who is still the one that was proved; answers with the player. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply, proved: Proved) => Promise<User>
}

/** The mail that the server sends, and where its links lead. */
export type Post = { readonly mail: Mail; readonly origin: string }
