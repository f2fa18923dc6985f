import { BlockList, isIP } from 'node:net'

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

/** Whether an address belongs to a public network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4')
  return PUBLIC_IPV6.check(address, 'ipv6') && !EMBEDDED_IPV6.check(address, 'ipv6')
}

function createBlockList(subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, net.includes(':') ? 'ipv6' : 'ipv4')
  return list
}
