import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { afterAll, expect, test } from 'vitest'
import { createBrowserKeys } from '../../../test/push.ts'
import { everyEndpoint, startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
const other = await server.player()
const heard: string[] = []

/** A valid value for each input field. */
const FILLING = {
  game: 'image',
  mode: 0,
  lan: 'es',
  username: '',
  cards: [],
  statistics: false,
  password: 'lantern7',
  newPassword: 'secret2',
  word: 'ABC',
  cardId: 'abelard-1',
  kind: 'name',
  listingId: '00000000-0000-0000-0000-000000000000',
  favourite: true,
  raritys: ['B'],
  clientSeed: 'mine',
  nextCommitment: '0'.repeat(64),
  price: 1,
  copies: 1,
  userIdMarket: other.id,
  voteUser: 1,
  ...createBrowserKeys(),
  endpoint: 'https://push.example.org/1',
  timeZone: 'Europe/Madrid',
  newDay: true,
  sales: true,
  wishes: true,
  quietFrom: 22,
  quietTo: 8,
}

/** Endpoints that have no field for a player's id in the specification. */
const MAY_NAME_NOBODY = new Set<string>([api.accounts.find.path, api.quests.definitions.path, api.polls.finish.path])

const owned = everyEndpoint.filter((endpoint) => endpoint.owner.length > 0)

const fillInput = (endpoint: Endpoint, id: string | undefined): object => {
  const named = id === undefined ? {} : Object.fromEntries(endpoint.owner.map((field) => [field, id]))
  return endpoint.method === 'GET' ? named : { ...FILLING, ...named }
}

/** Reads everything stored about the other player. */
async function readOtherPlayerData() {
  const tables = ['wallets', 'quest_progress', 'holdings', 'rounds', 'ledger_entries', 'sessions', 'seeds'] as const
  const rows = tables.map((table) =>
    server.db.selectFrom(table).selectAll().where('player_id', '=', other.id).execute(),
  )
  const player = server.db.selectFrom('players').selectAll().where('id', '=', other.id).execute()
  return Promise.all([player, ...rows])
}

test('at least thirty calls contain the id of their player', () => {
  expect(owned.length).toBeGreaterThan(30)
})

test.each(owned.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s accepts only one’s own id',
  async (_method, _path, endpoint) => {
    const self = await server.player()
    const before = await readOtherPlayerData()
    const none = await self.send(endpoint, fillInput(endpoint, undefined))
    if (MAY_NAME_NOBODY.has(endpoint.path)) expect(none.status).toBe(200)
    else expect([none.status, none.body]).toEqual([400, expect.objectContaining({ code: 'INVALID' })])
    for (const id of [other.id, '00000000-0000-0000-0000-000000000000', '', self.id.toUpperCase(), ` ${self.id}`]) {
      const { status, body } = await self.send(endpoint, fillInput(endpoint, id))
      expect([status, body]).toEqual([403, { error: 'This belongs to another player', code: 'NOT_YOURS' }])
    }
    const own = await self.send(endpoint, fillInput(endpoint, self.id))
    expect([401, 403, 500]).not.toContain(own.status)
    expect(await readOtherPlayerData()).toEqual(before)
    heard.push(...self.heard.map((answer) => answer.text))
  },
)

test('several ids in one query do not bypass the check', async () => {
  const self = await server.player()
  const { status } = await self.get(`${api.accounts.find.path}?id=${self.id}&id=${other.id}`)
  expect(status).toBe(400)
})

test('no reply contains the id of another player or a hash', () => {
  expect(heard.length).toBeGreaterThan(owned.length * 6)
  expect(heard.join('\n')).not.toContain(other.id)
  expect(heard.join('\n')).not.toMatch(/argon2|password_?hash/i)
})
