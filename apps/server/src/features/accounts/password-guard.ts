import { NETWORK_FACTOR, type Limits } from '@otogi/contract/limits'
import type { FastifyRequest } from 'fastify'
import { createAttempts } from '../../platform/http/attempts.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { KnownBrowsers } from './known-browsers.ts'

/** As much of an IPv6 address as one attacker can have. */
const WIDEST_NETWORK_BITS = 48

type Attempt = { readonly request: FastifyRequest; readonly username: string; readonly playerId: string | undefined }

/** Limits how often passwords are guessed. */
export type PasswordGuard = {
  /** Refuses an attempt after too many failures. Call the result when the password was right. */
  begin(attempt: Attempt): () => void
}

/**
 * Counts wrong passwords by name and network, so that nobody locks a name out for others, and more generously by name
 * alone, against many networks. A browser in which the player signed in before has a count of its own.
 */
export function createPasswordGuard(limits: Limits | undefined, browsers: KnownBrowsers): PasswordGuard {
  if (!limits) return { begin: () => () => {} }
  const limit = limits['wrong-password']
  const byBrowser = createAttempts(limit)
  const byNetwork = createAttempts(limit)
  const byName = createAttempts({ ...limit, max: limit.max * NETWORK_FACTOR })
  return {
    begin({ request, username, playerId }) {
      const browser = playerId && browsers.find(request, playerId)
      if (browser) return byBrowser.begin(browser)
      const name = username.toLowerCase()
      const succeed = [byNetwork.begin(`${name} ${networkOf(request.ip, WIDEST_NETWORK_BITS)}`), byName.begin(name)]
      return () => succeed.forEach((each) => each())
    },
  }
}
