import { accounts } from '@otogi/contract/accounts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Guests } from '../games/index.ts'
import type { SignInWithGoogle } from './sign-in-with-google.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import type { StartSession } from './start-session.ts'

type Deps = {
  readonly google: GoogleSignIn | undefined
  readonly signInWithGoogle: SignInWithGoogle
  readonly guests: Guests
  readonly startSession: StartSession
}

export function mountGoogleRoutes(mount: Mount, { google, signInWithGoogle, guests, startSession }: Deps): void {
  mount(accounts.googleNonce, ({ request, reply }) => {
    if (!google) throw new Refusal('GOOGLE_OFF')
    void reply.header('cache-control', 'private, no-store')
    return { nonce: google.nonce(request, reply) }
  })
  mount(accounts.signInWithGoogle, async ({ input, request, reply }) => {
    if (!google) throw new Refusal('GOOGLE_OFF')
    const identity = await google.identify(request, input.credential)
    const player = await signInWithGoogle(identity, { ...input, guestHash: guests.readGuest(request) })
    google.close(reply)
    return startSession(request, reply, { player, column: 'google_sub' })
  })
}
