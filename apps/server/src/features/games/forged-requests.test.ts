import { gzipSync } from 'node:zlib'
import { api } from '@otogi/contract/api'
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readAllRows, describeOutcome, createSituation, type Situation } from '../../../test/forgery.ts'
import { fetchPuzzle, winImageGame } from '../../../test/puzzles.ts'

const situation = await createSituation()
afterAll(() => situation[Symbol.asyncDispose]())

const JSON_TYPE = { 'content-type': 'application/json' }

/** Builds the JSON text of a correct guess. `more` is inserted before the closing bracket. */
const toBody = ({ ana, ids, right }: Situation, more = '') =>
  `{"userid":"${ana.id}","game":"image","mode":0,"puzzleId":"${ids.image[0]}","guess":"${right}"${more}}`

type RequestForgery = (about: Situation) => Partial<InjectOptions>

const REQUESTS: [string, RequestForgery, string][] = [
  ['from another site', () => ({ headers: { ...JSON_TYPE, origin: 'https://evil.example' } }), '403 CROSS_ORIGIN'],
  ['from a page without an origin', () => ({ headers: { ...JSON_TYPE, origin: 'null' } }), '403 CROSS_ORIGIN'],
  ['sent across sites', () => ({ headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } }), '403 CROSS_ORIGIN'],
  ['sent as plain text', () => ({ headers: { 'content-type': 'text/plain' } }), '415 NOT_JSON'],
  ['sent as a form', () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' } }), '415 NOT_JSON'],
  ['without a content type', () => ({ headers: { 'content-type': '' } }), '415 NOT_JSON'],
  ['that is incomplete', (about) => ({ payload: toBody(about).slice(0, -1) }), '400 INVALID'],
  ['in a list', (about) => ({ payload: `[${toBody(about)}]` }), '400 INVALID'],
  ['with a prototype', (about) => ({ payload: toBody(about, ',"__proto__":{"right":true}') }), '400 INVALID'],
  [
    'with a prototype deep inside',
    (about) => ({ payload: toBody(about, ',"finished":{"a":[{"__proto__":{"right":true}}]}') }),
    '400 INVALID',
  ],
  [
    'with a constructor’s prototype',
    (about) => ({ payload: toBody(about, ',"tries":{"constructor":{"prototype":{"x":1}}}') }),
    '400 INVALID',
  ],
  [
    'with a guess of a million letters',
    (about) => ({ payload: toBody(about).replace(about.right, 'a'.repeat(1e6)) }),
    '413 TOO_LARGE',
  ],
  [
    'with a million unneeded digits',
    (about) => ({ payload: toBody(about, `,"tries":"${'9'.repeat(1e6)}"`) }),
    '413 TOO_LARGE',
  ],
  ['with a slash after the path', () => ({ url: '/api/userGames/update/' }), '404 NOT_FOUND'],
  ['with the path in capitals', () => ({ url: '/API/USERGAMES/UPDATE' }), '404 NOT_FOUND'],
  ['with another method', () => ({ method: 'POST' as const }), '404 NOT_FOUND'],
  [
    'with the right method only in an override header',
    (about) => ({
      method: 'POST' as const,
      headers: { ...JSON_TYPE, 'x-http-method-override': 'PUT' },
      payload: toBody(about),
    }),
    '404 NOT_FOUND',
  ],
]

test.each(REQUESTS)('a correct guess %s wins nothing', async (_, change, refusal) => {
  const { server, ana } = situation
  const before = await readAllRows(server)
  const honest: InjectOptions = {
    method: 'PUT',
    url: api.games.guess.path,
    headers: JSON_TYPE,
    payload: toBody(situation),
  }
  expect(await describeOutcome(ana, { ...honest, ...change(situation) })).toBe(refusal)
  expect(await readAllRows(server)).toEqual(before)
  expect(({} as Record<string, unknown>)['right']).toBeUndefined()
})

test('a compressed body is refused', async () => {
  const { server, ana } = situation
  const before = await readAllRows(server)
  const payload = gzipSync(toBody(situation, `,"tries":"${'9'.repeat(20e6)}"`))
  const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' }
  const outcome = await describeOutcome(ana, { method: 'PUT', url: api.games.guess.path, headers, payload })
  expect(outcome).toBe('415 BODY_ENCODED')
  expect(await readAllRows(server)).toEqual(before)
})

describe('someone who is not signed in', () => {
  test.each([
    ['without a session', {}],
    ['with a forged session', { sid: 'A'.repeat(43) }],
    ['with the player’s id as a session', { sid: 'the id' }],
  ])('wins nothing %s', async (_, cookies: Record<string, string>) => {
    const { server, ana } = situation
    const thief = server.visitor()
    thief.cookies = cookies['sid'] === 'the id' ? { sid: ana.id } : cookies
    const before = await readAllRows(server)
    const payload = toBody(situation)
    const forged: InjectOptions = { method: 'PUT', url: api.games.guess.path, headers: JSON_TYPE, payload }
    expect(await describeOutcome(thief, forged)).toBe('401 SESSION_REQUIRED')
    expect(await readAllRows(server)).toEqual(before)
  })
})

describe('reading', () => {
  const READS: [string, (about: Situation) => string, string][] = [
    ['another’s games', ({ bob }) => `${api.games.find.path}?id=${bob.id}`, '403 NOT_YOURS'],
    [
      'the player’s games and another’s in one request',
      ({ ana, bob }) => `${api.games.find.path}?id=${ana.id}&id=${bob.id}`,
      '400 INVALID',
    ],
    ['everyone’s games', () => `${api.games.find.path}?id[$ne]=`, '400 INVALID'],
    ['another’s puzzle', ({ ids }) => `${api.games.findPuzzle.path}?id=${ids.bobs}`, '409 NEW_PUZZLE'],
    ['a locked puzzle', ({ ids }) => `${api.games.findPuzzle.path}?id=${ids.image[1]}`, '403 MODE_LOCKED'],
    ['yesterday’s puzzle', ({ ids }) => `${api.games.findPuzzle.path}?id=${ids.yesterdays}`, '409 NEW_PUZZLE'],
    [
      'others’ results before finishing',
      ({ ids }) => `${api.statistics.community.path}?id=${ids.image[0]}`,
      '400 GUESS_REQUIRED',
    ],
    ['another’s quests', ({ bob }) => `${api.quests.find.path}?id=${bob.id}`, '403 NOT_YOURS'],
  ]

  test.each(READS)('%s is refused', async (_, url, refusal) => {
    const { server, ana } = situation
    const before = await readAllRows(server)
    expect(await describeOutcome(ana, { method: 'GET', url: url(situation) })).toBe(refusal)
    expect(await readAllRows(server)).toEqual(before)
  })
})

describe('a picture’s address', () => {
  const [PREFIX, ENDING] = ['/media/p/', '.webp']
  const cut = (token: string, from: number, to?: number) => Buffer.from(token, 'base64url').subarray(from, to)
  const joined = (...parts: Buffer[]) => Buffer.concat(parts).toString('base64url')

  /** Combines the URL of one puzzle's early step with the URL of another puzzle's late step. */
  const TOKENS: [string, (early: string, late: string, about: Situation) => string][] = [
    ['cut short', (early) => early.slice(0, -2)],
    ['cut to its header', (early) => early.slice(0, 38)],
    ['made longer', (early) => `${early}AA`],
    ['in lower case', (early) => early.toLowerCase()],
    [
      'with its last byte changed',
      (early) => joined(cut(early, 0, -1), Buffer.from([(cut(early, -1)[0] ?? 0) ^ 0xff])),
    ],
    ['with the step of a later one', (early, late) => joined(cut(early, 0, 30), cut(late, 30, 32), cut(early, 32))],
    ['with the signature of a later one', (early, late) => joined(cut(late, 0, 28), cut(early, 28))],
    ['with the content of a later one', (early, late) => joined(cut(early, 0, 28), cut(late, 28))],
    ['that is the puzzle’s id', (_early, _late, { ids }) => ids.image[0] ?? ''],
    ['that climbs out of its folder', () => '..%2f..%2fetc%2fpasswd'],
    ['with a NUL byte', (early) => `${early}%00`],
    ['that is empty', () => ''],
  ]

  test.each(TOKENS)('%s opens nothing', async (_, forge) => {
    const { server, ana, bob } = situation
    const early = String((await fetchPuzzle(ana, 'image')).image_game[0]).slice(PREFIX.length, -ENDING.length)
    const other = await server.player()
    const late = String((await winImageGame(server, other)).puzzle.image_game[0]).slice(PREFIX.length, -ENDING.length)
    for (const player of [ana, bob, server.visitor()]) {
      const url = `${PREFIX}${forge(early, late, situation)}${ENDING}`
      expect(await describeOutcome(player, { method: 'GET', url })).toBe('404 NOT_FOUND')
    }
  })

  test('shows its own reveal step, even with additional parameters', async () => {
    const { ana } = situation
    const address = String((await fetchPuzzle(ana, 'image')).image_game[0])
    const { bytes } = await ana.get(address)
    for (const query of ['stage=100', 'zoom=100', 'tries=6', 'finished=true', 'mode=0&stage[]=100']) {
      expect((await ana.get(`${address}?${query}`)).bytes).toEqual(bytes)
    }
  })
})
