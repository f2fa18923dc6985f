import { generateKeySync, randomBytes } from 'node:crypto'
import { api } from '@otogi/contract/api'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { afterAll, expect, test } from 'vitest'
import { guessTitle, fetchPuzzle, listWrongTitles } from '../../../test/puzzles.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { createMedia } from './media.ts'
import { encryptToken } from './encrypted-token.ts'
import { deriveSecrets } from '../process/secrets.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const fetchPictureUrl = async (player: Player) => String((await fetchPuzzle(player, 'image')).image_game[0])
const readToken = (address: string) => address.slice('/media/p/'.length, -'.webp'.length)

test('a puzzle’s picture can be cached forever by a player who got its URL', async () => {
  const ana = await server.player()
  const { status, headers } = await ana.get(await fetchPictureUrl(ana))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': 'sandbox',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toBeUndefined()
})

test('all URLs have the same length and share no part', async () => {
  const addresses: string[] = []
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-24']) {
    server.setNow(`${day}T11:00:00Z`)
    for (const player of [await server.player(), await server.player()]) {
      addresses.push(await fetchPictureUrl(player))
      for (const title of (await listWrongTitles(server, player)).slice(0, 2)) await guessTitle(player, title)
      addresses.push(await fetchPictureUrl(player))
      await player.call(api.games.reset, { game: 'image', mode: 0 })
      addresses.push(await fetchPictureUrl(player))
    }
  }
  const tokens = addresses.map(readToken)
  expect(new Set(tokens.map((token) => token.length)).size).toBe(1)
  for (let start = 0; start + 6 <= (tokens[0]?.length ?? 0); start += 6) {
    expect(new Set(tokens.map((token) => token.slice(start, start + 6))).size).toBe(tokens.length)
  }
})

test('the same puzzle at the same step keeps its URL', async () => {
  const ana = await server.player()
  expect(await fetchPictureUrl(ana)).toBe(await fetchPictureUrl(ana))
})

test('a changed token is refused', async () => {
  const ana = await server.player()
  const token = readToken(await fetchPictureUrl(ana))
  const bytes = Buffer.from(token, 'base64url')
  const changed = bytes
    .map((_, at) => at)
    .values()
    .map((at) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy.toString('base64url')
    })
  const forged = [
    ...changed,
    token.slice(1),
    `${token}A`,
    `${token}=`,
    token.toLowerCase(),
    randomBytes(bytes.length).toString('base64url'),
    Buffer.alloc(bytes.length).toString('base64url'),
    encryptToken(
      { cipher: generateKeySync('hmac', { length: 256 }), nonce: generateKeySync('hmac', { length: 256 }) },
      bytes.subarray(28),
    ),
    'x',
  ]
  for (const one of forged) {
    const { status } = await ana.get(`/media/p/${one}.webp`)
    expect([one, status]).toEqual([one, 404])
  }
})

test('names of card pictures and puzzle pictures are not interchangeable', async () => {
  const ana = await server.player()
  const [card] = await ana.call(api.collection.cards)
  const name = card?.base64_image.slice('/media/c/'.length)
  expect((await ana.get(`/media/c/${name}`)).status).toBe(200)
  expect((await ana.get(`/media/p/${name}`)).status).toBe(404)
  expect((await ana.get(`/media/c/${readToken(await fetchPictureUrl(ana))}.webp`)).status).toBe(404)
})

test('a URL can be decrypted only with its own key', () => {
  const { pack } = server
  const name = (request: object) => JSON.stringify(request)
  const [one, other] = [
    createMedia(pack, deriveSecrets('one').media, name),
    createMedia(pack, deriveSecrets('other').media, name),
  ]
  const requests = [
    { kind: 'scene', series: 'paper-fox', mode: 2, zoom: 350 },
    { kind: 'cover', series: 'moon-harbor', mode: 1, block: 130 },
    { kind: 'silhouette', character: 'abelard', mode: 0 },
    { kind: 'silhouette-solution', character: 'abelard', mode: 0 },
    { kind: 'eyes', character: 'ysolde', mode: 1 },
    { kind: 'eyes-solution', character: 'ysolde', mode: 2 },
  ] as const
  const newPuzzle = () => ({ id: randomBytes(16).toString('base64url'), day: parseDay('2026-11-18') })
  const puzzle = newPuzzle()
  for (const request of requests) {
    const token = readToken(one.toPuzzleUrl(request, puzzle))
    expect(one.puzzleRequest(token)).toEqual({ ...request, seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(other.puzzleRequest(token)).toBeUndefined()
    expect(readToken(one.toPuzzleUrl(request, newPuzzle()))).not.toBe(token)
  }
})
