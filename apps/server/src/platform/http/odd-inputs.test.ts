import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import type { Endpoint } from '@otogi/contract/endpoint'
import { afterAll, describe, expect, test } from 'vitest'
import { signUpOperator } from '../../../test/operator.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

describe('a string with a NUL character is refused', () => {
  const NUL = '\0'
  const OPEN: [Endpoint, object][] = [
    [api.accounts.signIn, { username: NUL, password: 'lantern7' }],
    [api.accounts.signIn, { username: 'nobody', password: NUL }],
    [api.accounts.create, { username: 'nobody1', password: 'lantern7', email: `a${NUL}b@example.org` }],
    [api.profile.forgotPassword, { email: `a${NUL}b@example.org` }],
  ]
  test.each(OPEN.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
    'by %s (%#)',
    async (_, endpoint, input) => {
      expect(await server.visitor().refusal(endpoint, input)).toBe('INVALID')
    },
  )

  const OWN: [Endpoint, object][] = [
    [api.profile.find, { username: NUL }],
    [api.collection.favourite, { cardId: NUL, favourite: true }],
    [api.profile.show, { cards: ['moon', NUL], statistics: false }],
    [api.summon.pools, { pool: NUL }],
    [api.market.sell, { cardId: NUL, price: 1 }],
    [api.market.prices, { cardId: NUL }],
    [api.games.findPuzzle, { id: NUL }],
    [api.accounts.update, { picture: `data:image/png;base64,${NUL}` }],
  ]
  test.each(OWN.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
    'by %s',
    async (_, endpoint, input) => {
      const ana = await server.player()
      expect(await ana.refusal(endpoint, input)).toBe('INVALID')
    },
  )
})

test('a string with half of a surrogate pair is refused', async () => {
  const [ana, moderator] = [await server.player(), await signUpOperator(server)]
  const suspension = { playerId: ana.id, days: 1, note: 'x\uDFFF', reason: 'rude' }
  expect(await moderator.refusal(desk.players.suspend, suspension)).toBe('INVALID')
  await moderator.call(desk.players.suspend, { ...suspension, note: 'x\u{1F600}' })
})

test.each(['0000-01-01', '9999-12-31'])('the day %s at the end of the calendar is refused', async (before) => {
  const ana = await server.player()
  expect(await ana.refusal(api.statistics.history, { before })).toBe('INVALID')
})

test.each(['throws', 'raritys'])('deeply nested brackets in the ignored field %s cause no error', async (field) => {
  const ana = await server.player()
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const fields = { id: JSON.stringify(ana.id), raritys: '["B"]', [field]: field === 'raritys' ? `[${deep}]` : deep }
  const written = Object.entries(fields).map(([name, value]) => `"${name}":${value}`)
  const payload = `{${written.join()}}`
  const { path: url } = api.summon.pull
  const headers = { 'content-type': 'application/json', 'idempotency-key': `deep-${field}` }
  const answers = [1, 2].map(() => ana.request({ method: 'POST', url, headers, payload }))
  const [first, second] = await Promise.all(answers)
  expect([first?.status, second?.text]).toEqual([200, first?.text])
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 90, throws: 1 })
})
