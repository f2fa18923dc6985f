import { api } from '@otogi/contract/api'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createChallenge, fetchChallenge, guessChallenge } from '../../../test/challenges.ts'
import { guessAsGuest, listGuestMisses, readGuestAnswer } from '../../../test/guests.ts'
import type { Player } from '../../../test/player.ts'
import { fetchPuzzle, listWrongGuesses, readAnswer, winGame } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

let painted = 0
const server = await startTestServer({
  paint: () => {
    painted += 1
    return sharp({ create: { width: 3, height: 4, channels: 3, background: '#336699' } })
      .webp({ lossless: true })
      .toBuffer()
  },
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void (painted = 0))

const MEDIA = /\/media\/p\/[\w-]+\.(?:webp|mp4)/g

/** Fetches all media in a document, with their descriptions. Returns the statuses. */
async function fetchMedia(reader: Player, document: object): Promise<number[]> {
  const urls = JSON.stringify(document).match(MEDIA) ?? []
  const all = [...urls, ...urls.map((url) => url.replace(/\.\w+$/, '.json'))]
  const statuses: number[] = []
  for (const url of all) statuses.push((await reader.get(url)).status)
  return statuses
}

describe('a visitor without an account never makes the server draw', () => {
  test('in a guest’s round, whose pictures are painted in advance', async () => {
    for (const request of await server.listFirstMedia(parseDay('2026-11-18'))) await server.files.find(request)
    painted = 0
    const guest = server.visitor()
    const statuses = await fetchMedia(guest, await guest.call(api.guest.find))
    for (const miss of (await listGuestMisses(server)).slice(0, 6))
      statuses.push(...(await fetchMedia(guest, await guessAsGuest(guest, miss))))
    statuses.push(...(await fetchMedia(guest, await guessAsGuest(guest, await readGuestAnswer(server)))))
    expect(new Set(statuses.filter((status) => status !== 404))).toEqual(new Set([200]))
    expect(painted).toBe(0)
  })

  test.each(['silhouette', 'eyes', 'pixel', 'opening'] as const)(
    'in a challenge of %s, whose files the link paints',
    async (game) => {
      const sharer = await server.player()
      await winGame(server, sharer, game)
      const { text } = await readAnswer(server, sharer, game)
      const misses = await listWrongGuesses(server, sharer, game)
      for (const day of ['2026-11-18', '2026-11-19']) {
        server.setNow(`${day}T11:00:00Z`)
        const token = await createChallenge(sharer, game, 0, '2026-11-18')
        await server.files.waitForAll()
        painted = 0
        const guest = server.visitor()
        const statuses = await fetchMedia(guest, await fetchChallenge(guest, token))
        for (const miss of misses) statuses.push(...(await fetchMedia(guest, await guessChallenge(guest, token, miss))))
        const won = await guessChallenge(guest, token, text)
        statuses.push(...(await fetchMedia(guest, won)))
        expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(2)
        expect(painted).toBe(0)
      }
      server.setNow('2026-11-18T11:00:00Z')
    },
  )

  test('with the URL of a player’s picture, until the player has asked for it', async () => {
    const [ana, visitor] = [await server.player(), server.visitor()]
    await ana.call(api.games.reset, { game: 'silueta', mode: 0 })
    const puzzle = await fetchPuzzle(ana, 'silhouette')
    painted = 0
    expect(await fetchMedia(visitor, puzzle)).toEqual([404, 404])
    expect(painted).toBe(0)
    expect(await fetchMedia(ana, puzzle)).toEqual([200, 200])
    expect(await fetchMedia(visitor, puzzle)).toEqual([200, 200])
    expect(painted).toBe(1)
  })
})
