import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Names that never belong to a public host. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)$/

/**
 * Whether push messages may be sent to the URL: HTTPS on the default port to a host with a public name. Push services
 * have names, so IP addresses are rejected.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false
  const name = hostname.replace(/\.$/, '')
  return !name.startsWith('[') && isIP(name) === 0 && name.includes('.') && !LOCAL_NAME.test(name)
}

/**
 * Resolves a name and rejects it if any of its addresses is not public. The connection uses the checked address, so
 * that a second lookup cannot return a different address.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('the host of a push endpoint has no public address'), [])
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}
