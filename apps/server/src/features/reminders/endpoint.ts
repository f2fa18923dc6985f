import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PRIVATE = createBlockList([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** Global unicast addresses. The prefixes of 6to4, Teredo and documentation are excluded. */
const PUBLIC_IPV6 = createBlockList([['2000::', 3]])
const EMBEDDED_IPV6 = createBlockList([
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
])

/** Names that never belong to a public host. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)$/

/**
 * Whether push messages may be sent to the URL: HTTPS on the default port to a host with a public name. Push services
 * have names, so addresses are refused.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false
  const name = hostname.replace(/\.$/, '')
  return !name.startsWith('[') && isIP(name) === 0 && name.includes('.') && !LOCAL_NAME.test(name)
}

/** Whether an address belongs to a public network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4')
  return PUBLIC_IPV6.check(address, 'ipv6') && !EMBEDDED_IPV6.check(address, 'ipv6')
}

/**
 * Resolves a name and refuses it if any of its addresses is not public. The connection uses the checked address, so that
 * a second resolution cannot return another one.
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

function createBlockList(subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, net.includes(':') ? 'ipv6' : 'ipv4')
  return list
}
