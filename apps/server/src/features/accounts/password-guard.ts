import { NETWORK_FACTOR, type Limits } from '@otogi/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/db.ts'
import { toNetwork } from '../../platform/http/network.ts'
import { createSharedLimit, type SharedLimit } from '../../platform/http/shared-limit.ts'
import type { KnownBrowsers } from './known-browsers.ts'

/** Prefix length of the largest IPv6 network that a single attacker is likely to own. */
const WIDEST_NETWORK_BITS = 48

type Attempt = { readonly request: FastifyRequest; readonly username: string; readonly playerId: string | undefined }

/** Takes back a counted attempt, because its password was correct. */
type UncountAttempt = () => Promise<void>

/** Limits attempts to guess a password. */
export type PasswordGuard = {
  /**
   * Counts an attempt, or refuses it after too many failures. The caller calls the returned function if the password
   * was correct. Until then, the attempt counts as failed, so that parallel attempts cannot bypass the limit.
   */
  begin(attempt: Attempt): Promise<UncountAttempt>
}

type GuardDeps = {
  readonly db: Pick<Database, 'query'>
  readonly limits: Limits | undefined
  readonly browsers: KnownBrowsers
}

/**
 * Counts wrong passwords per name and network, so that nobody on another network can lock a player out. A higher limit
 * per name, across all networks, stops guessing from many networks. Each browser in which the player has signed in
 * before has its own count.
 */
export function createPasswordGuard({ db, limits, browsers }: GuardDeps): PasswordGuard {
  if (!limits) return { begin: () => Promise.resolve(() => Promise.resolve()) }
  const limit = limits['wrong-password']
  const byBrowser = createSharedLimit(db, 'wrong-password browser', limit)
  const byNetwork = createSharedLimit(db, 'wrong-password network', limit)
  const byName = createSharedLimit(db, 'wrong-password name', { ...limit, max: limit.max * NETWORK_FACTOR })
  return {
    async begin({ request, username, playerId }) {
      const browser = playerId && browsers.find(request, playerId)
      if (browser) return countAttempt(byBrowser, browser)
      const name = username.toLowerCase()
      const uncountNetwork = await countAttempt(byNetwork, `${name} ${toNetwork(request.ip, WIDEST_NETWORK_BITS)}`)
      const uncountName = await countAttempt(byName, name)
      return async () => void (await Promise.all([uncountNetwork(), uncountName()]))
    },
  }
}

async function countAttempt(limit: SharedLimit, key: string): Promise<UncountAttempt> {
  await limit.count(key)
  return () => limit.uncount(key)
}
