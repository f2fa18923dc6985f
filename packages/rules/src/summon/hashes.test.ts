import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHmacSha256, hashSha256 } from './hashes.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const repeated = (byte: number, times: number) => new Uint8Array(times).fill(byte)

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of the NIST example %.20s', (message, expected) => {
    expect(hashSha256(utf8(message))).toBe(expected)
  })
})

describe('HMAC-SHA-256', () => {
  const bigKey = repeated(0xaa, 131)
  test.each([
    [1, repeated(0x0b, 20), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      2,
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [3, repeated(0xaa, 20), repeated(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      4,
      Uint8Array.from({ length: 25 }, (_, i) => i + 1),
      repeated(0xcd, 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      6,
      bigKey,
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      7,
      bigKey,
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('of RFC 4231 case %i', (_, key, message, expected) => {
    expect(bytesToHex(createHmacSha256(key)(message))).toBe(expected)
  })

  test('of RFC 4231 case 5, which is cut to 128 bits', () => {
    const mac = createHmacSha256(repeated(0x0c, 20))(utf8('Test With Truncation'))
    expect(bytesToHex(mac.subarray(0, 16))).toBe('a3b6167473100ee06e0c796c2955552b')
  })
})

test('agree with Web Crypto for messages and keys of any length', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 })
  const platformHmac = async (key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>) => {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return bytesToHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, message)))
  }
  await fc.assert(
    fc.asyncProperty(bytes, fc.uint8Array({ minLength: 1, maxLength: 150 }), async (anyMessage, anyKey) => {
      const [message, key] = [Uint8Array.from(anyMessage), Uint8Array.from(anyKey)]
      expect(hashSha256(message)).toBe(bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))))
      expect(bytesToHex(createHmacSha256(key)(message))).toBe(await platformHmac(key, message))
    }),
  )
})

test('a view of a larger buffer is hashed without the rest of the buffer', () => {
  const buffer = utf8('xxabcxx').buffer
  expect(hashSha256(new Uint8Array(buffer, 2, 3))).toBe(hashSha256(utf8('abc')))
})
