import { expect, test } from 'vitest'
import { toNetwork } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:DB8::7:ffff:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0000:0007::', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is in the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test.each([
  ['2001:db8:0:7ff:1:2:3:4', 56, '2001:db8:0:700::/56'],
  ['2001:db8:5:7ff:1:2:3:4', 48, '2001:db8:5::/48'],
  ['203.0.113.7', 48, '203.0.113.7'],
])('of %s the network of %i bits is %s', (address, bits, network) => {
  expect(toNetwork(address, bits)).toBe(network)
})
