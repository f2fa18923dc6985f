import { api } from '@otogi/contract/api'
import { MediaClosed } from '@otogi/content/media/pool'
import type { MediaRequest } from '@otogi/content/media/request'
import { computePixelGrid } from '@otogi/rules/games/reveal'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  openAllModes,
  guessFromList,
  fetchPuzzle,
  winGame,
  winImageGame,
  listWrongGuesses,
} from '../../../test/puzzles.ts'
import type { TestReply, Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

/** Paints noise whose file length depends on the answer, as with real drawings. A cover has one pixel per block. */
function paint(request: MediaRequest): Promise<Buffer> {
  const subject = 'series' in request ? request.series : 'character' in request ? request.character : request.card
  const noise = { type: 'gaussian', mean: 128, sigma: 10 + (subject.charCodeAt(0) % 23) } as const
  const { columns, rows } = computePixelGrid('block' in request ? request.block : 40)
  return sharp({ create: { width: columns, height: rows, channels: 3, background: '#888', noise } })
    .webp({ lossless: true })
    .toBuffer()
}

const server = await startTestServer({ paint })
afterAll(() => server[Symbol.asyncDispose]())

const fetchClip = async (player: Player) => String((await fetchPuzzle(player, 'opening')).opening[0])
const fetchPart = (player: Player, address: string, headers: Record<string, string> = {}) =>
  player.request({ method: 'GET', url: address, headers })

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a clip is sent in ranges', () => {
  test('the first two bytes, which Safari requests first', async () => {
    const ana = await server.player()
    const address = await fetchClip(ana)
    const whole = await fetchPart(ana, address)
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(whole.bytes.length) })
    const { status, headers, bytes } = await fetchPart(ana, address, { range: 'bytes=0-1' })
    expect(status).toBe(206)
    expect(headers).toMatchObject({
      'content-range': `bytes 0-1/${whole.bytes.length}`,
      'content-length': '2',
      'content-type': whole.headers['content-type'],
      'cache-control': 'public, max-age=31536000, immutable',
      etag: whole.headers['etag'],
    })
    expect(bytes).toEqual(whole.bytes.subarray(0, 2))
  })

  test('the ranges add up to the whole file', async () => {
    const ana = await server.player()
    const address = await fetchClip(ana)
    const { bytes } = await fetchPart(ana, address)
    const cut = Math.floor(bytes.length / 3)
    const parts = await Promise.all(
      [`bytes=0-${cut - 1}`, `bytes=${cut}-${2 * cut}`, `bytes=-${bytes.length - 2 * cut - 1}`].map((range) =>
        fetchPart(ana, address, { range }),
      ),
    )
    expect(parts.map(({ status }) => status)).toEqual([206, 206, 206])
    expect(Buffer.concat(parts.map((one) => one.bytes))).toEqual(bytes)
  })

  test('a range beyond the end is refused with the length', async () => {
    const ana = await server.player()
    const address = await fetchClip(ana)
    const { bytes } = await fetchPart(ana, address)
    const { status, headers, body } = await fetchPart(ana, address, { range: `bytes=${bytes.length}-` })
    expect([status, body]).toEqual([416, expect.objectContaining({ code: 'NO_SUCH_PART' })])
    expect(headers['content-range']).toBe(`bytes */${bytes.length}`)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test('the whole file is sent for an invalid range or another version of the file', async () => {
    const ana = await server.player()
    const address = await fetchClip(ana)
    const { bytes, headers } = await fetchPart(ana, address)
    const tag = String(headers['etag'])
    for (const asked of [
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1', 'if-range': '"x"' },
    ]) {
      const answer = await fetchPart(ana, address, asked)
      expect([answer.status, answer.bytes.length]).toEqual([200, bytes.length])
    }
    expect((await fetchPart(ana, address, { range: 'bytes=0-1', 'if-range': tag })).status).toBe(206)
    expect((await fetchPart(ana, address, { 'if-none-match': tag })).status).toBe(304)
  })

  test('HEAD returns the length and no body, for any range', async () => {
    const ana = await server.player()
    const address = await fetchClip(ana)
    const { bytes, headers } = await fetchPart(ana, address)
    for (const asked of [{}, { range: 'bytes=0-1' }, { range: 'bytes=9999999-' }]) {
      const head = await ana.request({ method: 'HEAD', url: address, headers: asked })
      expect([head.status, head.bytes.length]).toEqual([200, 0])
      expect(head.headers).toMatchObject({
        'content-length': String(bytes.length),
        'content-type': headers['content-type'],
        'accept-ranges': 'bytes',
        etag: headers['etag'],
      })
    }
    expect((await server.visitor().request({ method: 'HEAD', url: '/media/p/made-up.mp4' })).status).toBe(404)
  })
})

/** Lists all media URLs in a puzzle. */
const listMediaUrls = (document: object) => JSON.stringify(document).match(/\/media\/p\/[\w.-]+/g) ?? []

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the length of a puzzle’s files', () => {
  const GAMES = ['image', 'silhouette', 'eyes', 'pixel', 'opening'] as const

  test.each(GAMES.flatMap((game) => ([0, 1, 2] as const).map((mode) => [game, mode] as const)))(
    'is the same for every answer to %s in mode %i, before and after a wrong guess',
    async (game, mode) => {
      const lengths = [new Set<number>(), new Set<number>()]
      const painted = new Set<string>()
      for (let day = 10; day < 18; day++) {
        server.setNow(`2026-11-${day}T11:00:00Z`)
        const player = await server.player()
        await openAllModes(server, player)
        const [wrong = ''] = await listWrongGuesses(server, player, game, mode)
        const before = listMediaUrls(await fetchPuzzle(player, game, mode))
        const after = listMediaUrls((await guessFromList(player, game, wrong, mode)).puzzle)
        for (const [stage, [address = '']] of [before, after].entries()) {
          const { bytes } = await fetchPart(player, address)
          lengths[stage]?.add(bytes.length)
          painted.add((await sharp(bytes).png().toBuffer()).toString('base64'))
        }
      }
      expect(painted.size).toBeGreaterThan(4)
      expect(lengths.map((each) => each.size)).toEqual([1, 1])
    },
  )

  test('and their headers are the same in every variant of one puzzle', async () => {
    server.setNow('2026-11-20T11:00:00Z')
    const answers: TestReply[] = []
    for (let n = 0; n < 16; n++) {
      const player = await server.player()
      answers.push(await fetchPart(player, listMediaUrls(await fetchPuzzle(player, 'eyes'))[0] ?? ''))
    }
    const pixels = await Promise.all(answers.map(({ bytes }) => sharp(bytes).raw().toBuffer()))
    expect(new Set(pixels.map(String)).size).toBeGreaterThan(2)
    const own = ['date', 'etag', 'x-request-id']
    const plain = answers.map(({ headers }) =>
      JSON.stringify(Object.entries(headers).filter(([name]) => !own.includes(name))),
    )
    expect(new Set(plain).size).toBe(1)
  })

  test('stays the same while ETag and bytes differ from day to day', async () => {
    const seen = new Map<string, { tags: Set<unknown>; files: Set<string> }>()
    for (let day = 1; day <= 13; day++) {
      server.setNow(`2026-12-${String(day).padStart(2, '0')}T11:00:00Z`)
      const player = await server.player()
      const { puzzle } = await winImageGame(server, player)
      const answer = puzzle.solution?.answer ?? ''
      const { headers, bytes } = await fetchPart(player, String(puzzle.image_game[0]))
      const one = seen.get(answer) ?? { tags: new Set(), files: new Set() }
      one.tags.add(headers['etag'])
      one.files.add(bytes.toString('base64'))
      seen.set(answer, one)
      await player.call(api.games.find)
    }
    const tags = seen.values().reduce((sum, { tags: own }) => sum + own.size, 0)
    const files = seen.values().reduce((sum, { files: own }) => sum + own.size, 0)
    expect([seen.size < 13, tags, files]).toEqual([true, 13, 13])
  })
})

test('an empty file gives a temporary error that is not cached', async () => {
  await using empty = await startTestServer({ paint: () => Promise.resolve(Buffer.alloc(0)) })
  const ana = await empty.player()
  const { status, headers, body } = await ana.get(await fetchClip(ana))
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })])
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})

test('a picture that is not drawn when the server stops gives a temporary error', async () => {
  const lines: string[] = []
  await using stopping = await startTestServer({
    paint: () => Promise.reject(new MediaClosed()),
    log: { write: (line) => void lines.push(line) },
  })
  const ana = await stopping.player()
  const { status, body } = await ana.get(await fetchClip(ana))
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })])
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
})

describe('the description of a puzzle', () => {
  const toDescriptionUrl = (url: unknown) => String(url).replace(/\.\w+$/, '.json')
  const fetchDescription = async (player: Player, url: unknown) => player.get(toDescriptionUrl(url))

  test('has words for a picture in both languages, and another text at each step', async () => {
    const ana = await server.player()
    const first = await fetchDescription(ana, (await fetchPuzzle(ana, 'image')).image_game[0])
    expect([first.status, first.headers['content-type']]).toEqual([200, 'application/json'])
    const { text, score } = first.body as { text: { en: string; es: string }; score: null }
    expect([text.en.length > 20, text.es.length > 20, text.en === text.es, score]).toEqual([true, true, false, null])
    const blocks = await fetchDescription(ana, (await fetchPuzzle(ana, 'pixel')).pixel_game[0])
    expect(blocks.text).not.toBe(first.text)
  })

  test('has the rhythm and contour of a clip, without its pitches', async () => {
    const ana = await server.player()
    const { body } = await fetchDescription(ana, await fetchClip(ana))
    const { text, score } = body as { text: null; score: { parts: { notes: number[][] }[] } }
    expect(text).toBeNull()
    const heights = score.parts.flatMap(({ notes }) => notes.map(([height = -1]) => height))
    expect([Math.min(...heights) >= 0, Math.max(...heights) <= 6, heights.length > 0]).toEqual([true, true, true])
  })

  test('has the same length and headers for every answer of a game', async () => {
    const lengths = new Set<string>()
    for (let day = 1; day <= 9; day += 1) {
      server.setNow(`2027-01-0${day}T11:00:00Z`)
      const ana = await server.player()
      const { headers, bytes } = await fetchDescription(ana, (await fetchPuzzle(ana, 'image')).image_game[0])
      lengths.add(`${bytes.length} ${headers['content-length']} ${headers['content-encoding']}`)
    }
    expect([...lengths]).toEqual(['4096 4096 undefined'])
    server.setNow('2026-11-18T11:00:00Z')
  })

  test('is refused for cards, solutions and forged URLs', async () => {
    const ana = await server.player()
    const { puzzle } = await winImageGame(server, ana)
    const [card] = await ana.call(api.collection.cards)
    const { song } = (await winOpening(ana)) ?? {}
    for (const url of [card?.base64_image, song?.audio, '/media/p/AAAA.webp'])
      expect((await fetchDescription(ana, url)).status).toBe(404)
    expect((await fetchDescription(ana, puzzle.solution?.picture)).status).toBe(200)
  })

  const winOpening = async (player: Player) => (await winGame(server, player, 'opening')).puzzle.solution
})
