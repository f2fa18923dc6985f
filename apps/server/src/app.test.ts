import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { api } from '@otogi/contract/api'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { toDataUrl } from '../test/pictures.ts'
import type { TestReply, Player } from '../test/player.ts'
import { fetchPuzzle } from '../test/puzzles.ts'
import { startTestServer } from '../test/test-server.ts'

const THRESHOLD = 4096
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const

/** The picture contains random noise, which does not compress, so its file is large. */
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const noisy = sharp({ create: { width: 120, height: 160, channels: 3, background: '#888', noise } })

const server = await startTestServer({ paint: () => noisy.clone().webp().toBuffer() })
afterAll(() => server[Symbol.asyncDispose]())

const sendGet = (player: Player, url: string, encodings?: string): Promise<TestReply> =>
  player.request({ method: 'GET', url, headers: encodings ? { 'accept-encoding': encodings } : {} })

const buildUrl = (path: string, input: Record<string, string>) => `${path}?${new URLSearchParams(input).toString()}`

describe('a reply', () => {
  const LARGE: [what: string, url: string][] = [
    ['that is the same for all players', api.collection.cards.path],
    ['with the OpenAPI document', '/api/openapi.json'],
  ]
  test.each(LARGE)('%s uses the compression that the client accepts', async (_, url) => {
    const ana = await server.player()
    const plain = await sendGet(ana, url)
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
    expect(plain.bytes.length).toBeGreaterThan(THRESHOLD)
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, bytes } = await sendGet(ana, url, encoding)
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(bytes.length).toBeLessThan(plain.bytes.length)
      expect(UNPACK[encoding](bytes)).toEqual(plain.bytes)
    }
  })

  const SMALL: [what: string, url: (player: Player) => string][] = [
    ['that is short', () => api.pack.settings.path],
    ['about a day’s puzzles', ({ id }) => buildUrl(api.games.find.path, { id })],
  ]
  test.each(SMALL)('%s is not compressed', async (_, urlFor) => {
    const ana = await server.player()
    const { status, headers } = await sendGet(ana, urlFor(ana), 'br, gzip')
    expect([status, headers['content-encoding']]).toEqual([200, undefined])
  })
})

async function uploadPicture(player: Player): Promise<unknown> {
  const photo = toDataUrl(await noisy.clone().png().toBuffer())
  return (await player.call(api.accounts.update, { picture: photo })).profilePicture
}

describe('compressed files are not compressed again:', () => {
  const MEDIA: [what: string, type: string, address: (player: Player) => Promise<unknown>][] = [
    ['a puzzle’s picture', 'image/webp', async (ana) => (await fetchPuzzle(ana, 'image')).image_game[0]],
    ['a clip', 'audio/mp4', async (ana) => (await fetchPuzzle(ana, 'opening')).opening[0]],
    ['a card', 'image/webp', async (ana) => (await ana.call(api.collection.cards))[0]?.base64_image],
    ['a player’s own picture', 'image/webp', uploadPicture],
  ]
  test.each(MEDIA)('%s', async (_, type, addressOf) => {
    const ana = await server.player()
    const url = String(await addressOf(ana))
    const plain = await sendGet(ana, url)
    expect(plain.bytes.length).toBeGreaterThan(THRESHOLD)
    const { headers, bytes } = await sendGet(ana, url, 'br, gzip')
    expect(headers).toMatchObject({ 'content-type': type, 'content-length': String(plain.bytes.length) })
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes).toEqual(plain.bytes)
  })
})
