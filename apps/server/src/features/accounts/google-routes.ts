import { accounts } from '@otogi/contract/accounts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { enterWithGoogle } from './enter-with-google.ts'
import type { AccountWorld } from './world.ts'

export function googleRoutes(mount: Mount, { db, clock, google, welcome }: AccountWorld): void {
  mount(accounts.googleNonce, ({ request, reply }) => {
    if (!google) throw new Refusal('GOOGLE_OFF')
    void reply.header('cache-control', 'private, no-store')
    return Promise.resolve({ nonce: google.nonce(request, reply) })
  })
  mount(accounts.signInWithGoogle, async ({ input, request, reply }) => {
    if (!google) throw new Refusal('GOOGLE_OFF')
    const identity = await google.identify(request, input.credential)
    const player = await enterWithGoogle({ db, clock }, identity, input)
    google.close(reply)
    return welcome(request, reply, { player, by: 'google_sub' })
  })
}
