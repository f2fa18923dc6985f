import { NETWORK_FACTOR, type Limits } from '@otogi/contract/limits'
import type { FastifyRequest } from 'fastify'
import { createAttempts } from '../../platform/http/attempts.ts'
import { toNetwork } from '../../platform/http/network.ts'
import type { KnownBrowsers } from './known-browsers.ts'

/** Prefix length of the largest IPv6 network that one attacker may own. */
const WIDEST_NETWORK_BITS = 48

type Attempt = { readonly request: FastifyRequest; readonly username: string; readonly playerId: string | undefined }

/** Limits attempts to guess a password. */
export type PasswordGuard = {
  /**
   * Counts an attempt, or refuses it after too many failures. The caller calls the returned function if the password
   * was correct.
   */
  begin(attempt: Attempt): () => void
}

/**
 * Counts wrong passwords per name and network, so that nobody on another network can lock out a player. A higher limit
 * per name, across all networks, stops guessing from many networks. Each browser in which the player has signed in
 * before has its own count.
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
      const succeed = [byNetwork.begin(`${name} ${toNetwork(request.ip, WIDEST_NETWORK_BITS)}`), byName.begin(name)]
      return () => succeed.forEach((each) => each())
    },
  }
}
