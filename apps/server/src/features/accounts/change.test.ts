import { api } from '@otogi/contract/api'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { STANDING_RULES } from '../../../test/books.ts'
import {
  createPngBomb,
  toDataUrl,
  createPhotograph,
  createPicture,
  createJpegWithScans,
} from '../../../test/pictures.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer({ brokenRules: STANDING_RULES })
afterAll(() => server[Symbol.asyncDispose]())

const TEN_MEGABYTES = 10 * 1024 * 1024

describe('the username', () => {
  test('may have letters and digits, and is unchanged if the new name is empty', async () => {
    const ana = await server.player()
    expect(await ana.call(api.accounts.update, { username: 'A', picture: '', sound: 60 })).toMatchObject({
      username: 'A',
    })
    expect(await ana.call(api.accounts.update, { username: '', picture: '' })).toMatchObject({ username: 'A' })
    expect(await ana.call(api.accounts.update, { username: 'a' })).toMatchObject({ username: 'a' })
  })

  test('with other characters is refused', async () => {
    const ana = await server.player()
    expect(await ana.refusal(api.accounts.update, { username: '<b>x</b>' })).toBe('INVALID')
  })

  test('that is reserved or offensive is refused with the reason', async () => {
    const ana = await server.player()
    for (const [username, message] of [
      ['OtogiAdmin', 'reserved'],
      ['M1erda', 'offensive'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { status, body } = await ana.send(api.accounts.update, { userid: ana.id, username })
      expect([status, body]).toMatchObject([400, { code: 'USERNAME_NOT_ALLOWED', issues: [{ message }] }])
    }
  })

  test('of another player is refused in any letter case, and the picture sent with it is not stored', async () => {
    await server.player('Holder1')
    const ana = await server.player()
    const sent = { userid: ana.id, username: 'hOLDER1', picture: toDataUrl(await createPicture('png')) }
    const { status, body } = await ana.send(api.accounts.update, sent)
    expect([status, body]).toEqual([409, { error: 'Username already taken', code: 'USERNAME_TAKEN' }])
    expect(await ana.call(api.accounts.find)).toMatchObject({ profilePicture: DEFAULT_PICTURE })
  })

  test('goes to one of two players who choose it at the same time', async () => {
    const players = await Promise.all([server.player(), server.player(), server.player()])
    const answers = await Promise.all(
      players.map((player) => player.send(api.accounts.update, { userid: player.id, username: 'Wanted' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the picture', () => {
  const kept = async (player: Player, url: string) => {
    const { profilePicture } = await player.call(api.accounts.update, { picture: url, username: '' })
    return player.get(String(profilePicture))
  }

  test('is the default picture until the player uploads one', async () => {
    const { profilePicture } = await (await server.player()).call(api.accounts.find)
    const { status, headers, bytes } = await server.visitor().get(profilePicture)
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  test.each(['jpeg', 'png', 'gif'] as const)('a %s becomes a WebP of 256 pixels', async (format) => {
    const { status, headers, bytes } = await kept(await server.player(), toDataUrl(await createPicture(format)))
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['content-security-policy']).toBe('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  test('is recognized by its content, not by its declared type', async () => {
    const { status } = await kept(await server.player(), toDataUrl(await createPicture('jpeg'), 'image/svg+xml'))
    expect(status).toBe(200)
  })

  test('contains no location', async () => {
    const original = await createPhotograph()
    expect(original.includes('Secret')).toBe(true)
    const { bytes } = await kept(await server.player(), toDataUrl(original, 'image/jpeg'))
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('Secret')).toBe(false)
  })

  test('loses a script appended to it', async () => {
    const polyglot = Buffer.concat([
      await createPicture('gif'),
      Buffer.from('*/=1;alert("owned")//<script>alert(1)</script>'),
    ])
    const { bytes } = await kept(await server.player(), toDataUrl(polyglot, 'image/gif'))
    expect(bytes.includes('alert')).toBe(false)
  })

  test('may have at most ten megabytes', async () => {
    const ana = await server.player()
    const small = await createPicture('jpeg')
    const padded = (bytes: number) =>
      toDataUrl(Buffer.concat([small, Buffer.alloc(bytes - small.length)]), 'image/jpeg')
    expect((await kept(ana, padded(TEN_MEGABYTES))).status).toBe(200)
    expect(await ana.refusal(api.accounts.update, { picture: padded(TEN_MEGABYTES + 1) })).toBe('PICTURE_REFUSED')
    expect(await ana.refusal(api.accounts.update, { picture: padded(TEN_MEGABYTES + 1_000_000) })).toMatch(
      /PICTURE_REFUSED|TOO_LARGE/,
    )
    expect(await ana.refusal(api.accounts.update, { picture: padded(2 * TEN_MEGABYTES) })).toBe('TOO_LARGE')
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>')
  const REFUSED: [string, () => Promise<string> | string][] = [
    ['an SVG', () => toDataUrl(svg, 'image/svg+xml')],
    ['an SVG declared as a PNG', () => toDataUrl(svg, 'image/png')],
    ['a GIF header before a script', () => toDataUrl(Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), 'image/gif')],
    ['half a JPEG', async () => toDataUrl((await createPhotograph()).subarray(0, 900), 'image/jpeg')],
    ['half a PNG', async () => toDataUrl((await createPicture('png')).subarray(0, 80))],
    ['a small file of 16,000 by 16,000 pixels', () => toDataUrl(createPngBomb(16_000))],
    ['a picture of 41 megapixels', () => toDataUrl(createPngBomb(6_404))],
    ['a JPEG with too many scans', async () => toDataUrl(await createJpegWithScans(21), 'image/jpeg')],
    ['a WebP', async () => toDataUrl(await createPicture('webp'), 'image/webp')],
    ['a TIFF', async () => toDataUrl(await createPicture('tiff'), 'image/tiff')],
    ['a web page', () => toDataUrl(Buffer.from('<html><script>alert(1)</script></html>'), 'text/html')],
    ['a URL of another site', () => 'https://example.org/pixel.png'],
    ['a URL of this server', () => '/media/u/0123456789abcdef0123456789abcdef.webp'],
    ['a file', () => 'file:///etc/passwd'],
    ['invalid base64', () => 'data:image/png;base64,%%%%'],
    ['a word', () => 'x'],
  ]
  test.each(REFUSED)('%s is refused with a clear message', async (_, make) => {
    const ana = await server.player()
    const { status, body } = await ana.send(api.accounts.update, { userid: ana.id, picture: await make() })
    expect([status, body]).toEqual([
      400,
      { error: expect.stringContaining('JPEG, PNG or GIF'), code: 'PICTURE_REFUSED' },
    ])
    expect(await ana.call(api.accounts.find)).toMatchObject({ profilePicture: DEFAULT_PICTURE })
  })

  test('a picture just below 40 megapixels is accepted', async () => {
    expect((await kept(await server.player(), toDataUrl(createPngBomb(6_300)))).status).toBe(200)
  })

  test('a JPEG with a usual number of scans is accepted', async () => {
    expect((await kept(await server.player(), toDataUrl(await createJpegWithScans(20), 'image/jpeg'))).status).toBe(200)
  })

  test.each(['../../secret-key', '..%2f..%2fsecret-key', 'x'.repeat(32), '0'.repeat(32), ''])(
    'the name %j does not find a picture',
    async (name) => {
      const { status } = await server.visitor().get(`/media/u/${name}.webp`)
      expect(status).toBe(404)
    },
  )
})

describe('the rest of the account', () => {
  test('the language changes only to English or Spanish', async () => {
    const ana = await server.player()
    expect(await ana.call(api.accounts.updateLanguage, { lan: 'es' })).toMatchObject({ codeLan: 'es' })
    expect(await ana.refusal(api.accounts.updateLanguage, { lan: 'xx' })).toBe('INVALID')
    expect(await ana.call(api.accounts.find)).toMatchObject({ codeLan: 'es' })
  })

  test.each([1e9, '9', -40, null])('a sent experience of %j is ignored', async (exp) => {
    const ana = await server.player()
    const user = await ana.call(api.accounts.updateLevel, { exp })
    expect(user).toMatchObject({ profileLevel: 1, profileExp: 0, profileExpNextLevel: 100 })
  })

  test.each([1e15, { totalPower: 1e15 }, '5'])('a sent power of %j is ignored', async (power) => {
    const ana = await server.player()
    expect(await ana.call(api.accounts.updatePower, { power })).toMatchObject({ totalPower: 0 })
    expect(await ana.call(api.collection.power)).toEqual({ totalPower: 0 })
  })

  test.each([
    [1, { total_power: 30_000, unique_cards: 49 }, 'MODE_LOCKED'],
    [1, { total_power: 30_001, unique_cards: 0 }, [true, true, false]],
    [2, { total_power: 9e6, unique_cards: 49 }, 'MODE_LOCKED'],
    [2, { total_power: 0, unique_cards: 50 }, [true, false, true]],
    [0, { total_power: 0, unique_cards: 0 }, [true, false, false]],
  ])('mode %i with %j: %j', async (mode, holdings, outcome) => {
    const ana = await server.player()
    await server.db.updateTable('players').set(holdings).where('id', '=', ana.id).execute()
    if (outcome === 'MODE_LOCKED') {
      const { status, body } = await ana.send(api.accounts.unlockMode, { userid: ana.id, mode })
      expect([status, body]).toEqual([403, expect.objectContaining({ code: 'MODE_LOCKED' })])
    } else expect((await ana.call(api.accounts.unlockMode, { mode })).unlockModes).toEqual(outcome)
  })

  test('an unlocked mode stays unlocked when the cards are gone', async () => {
    const ana = await server.player()
    const hold = (total_power: number) =>
      server.db.updateTable('players').set({ total_power }).where('id', '=', ana.id).execute()
    await hold(40_000)
    await ana.call(api.accounts.unlockMode, { mode: 1 })
    await hold(0)
    expect((await ana.call(api.accounts.unlockMode, { mode: 1 })).unlockModes).toEqual([true, true, false])
  })

  test('there is no fourth mode', async () => {
    const ana = await server.player()
    expect(await ana.refusal(api.accounts.unlockMode, { mode: 3 })).toBe('INVALID')
  })
})
