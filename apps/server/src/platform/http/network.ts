import { isIPv6 } from 'node:net'

const GROUPS = 8
const BITS_PER_GROUP = 16
const HOUSEHOLD_BITS = 64

/**
 * Returns the network of an address: the IPv4 address itself or the prefix of the IPv6 address. A household has at
 * least a /64, and many providers assign a /56 or a /48.
 */
export function toNetwork(address: string, bits = HOUSEHOLD_BITS): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped || !isIPv6(address)) return mapped ?? address
  const groups = parseIpv6Groups(address).slice(0, Math.ceil(bits / BITS_PER_GROUP))
  const surplus = groups.length * BITS_PER_GROUP - bits
  const numbers = groups.map((group) => Number.parseInt(group, 16))
  const last = ((numbers.pop() ?? 0) >> surplus) << surplus
  return `${[...numbers, last].map((number) => number.toString(16)).join(':')}::/${bits}`
}

/** Returns the 16-bit groups of an IPv6 address, with `::` expanded. */
function parseIpv6Groups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
}
