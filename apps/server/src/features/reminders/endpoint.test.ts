import { expect, test } from 'vitest'
import { isPushEndpoint, lookupPublic } from './endpoint.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('messages are sent to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://10.0.0.1/x',
  'https://8.8.8.8/x',
  'https://localhost/x',
  'https://localhost./x',
  'https://db.internal/x',
  'https://printer.local/x',
  'https://router/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  '',
])('no messages are sent to "%s"', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4003::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['ff02::1', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([true, false])('a name that resolves to this computer is refused', async (all) => {
  const error = await new Promise((done) => lookupPublic('localhost', { all }, done))
  expect(String(error)).toContain('no public address')
})
