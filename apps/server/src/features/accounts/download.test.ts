import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findLeaks, listSeriesSecrets } from '../../../test/leaks.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

type Copy = { account: Record<string, unknown>; kept: Record<string, Record<string, unknown>[]> }

test('the export contains everything about the player and nothing about others', async () => {
  const [ana, ben] = [await server.player('Collectora'), await server.player()]
  await drawTenCards(server, ana)
  const sold = await putUpForSale(server, ana, 40)
  await ben.call(api.market.buy, toPurchase(ana, sold))
  const copy = (await ana.call(api.profile.download, { id: ana.id })) as Copy
  expect(copy.account).toMatchObject({ _id: ana.id, username: 'Collectora', email: 'Collectora@example.org' })
  expect(copy.kept['ledger_entries']?.length).toBeGreaterThan(2)
  expect(copy.kept['pulls']).toHaveLength(2)
  expect(copy.kept['listings']).toEqual([expect.objectContaining({ seller: ana.id, buyer: null, price: 40 })])
  expect(copy.kept['sessions']).toHaveLength(1)
  expect(JSON.stringify(copy)).not.toContain(ben.id)
  expect(ana.heard.at(-1)?.headers['content-disposition']).toContain('otogi.json')
})

test('an export of thousands of rows is complete', async () => {
  const ana = await server.player()
  const [at, cardId] = [new Date(server.clock.now()), server.pack.cards[0]?.id ?? '']
  const listing = { seller: ana.id, card_id: cardId, state: 'cancelled', created_at: at, closed_at: at }
  const listings = Array.from({ length: 2500 }, (_, n) => ({ ...listing, price: n + 1 }))
  await server.db.insertInto('listings').values(listings).execute()
  const { kept } = (await ana.call(api.profile.download, { id: ana.id })) as Copy
  expect(kept['listings']?.map(({ price }) => Number(price)).toSorted((a, b) => a - b)).toEqual(
    listings.map(({ price }) => price),
  )
})

test('the export contains every table that refers to a player', async () => {
  const ana = await server.player()
  const { kept } = (await ana.call(api.profile.download, { id: ana.id })) as Copy
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'players'::regclass order by 1`.execute(server.db)
  expect(Object.keys(kept).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('the export contains no secrets: no hash, no active seed, no answer to an unsolved puzzle', async () => {
  const ana = await server.player()
  await server.db
    .insertInto('rounds')
    .values({ player_id: ana.id, day: parseDay('2026-11-18'), game: 'image', mode: 0, answer: 'a', seen: ['a', 'b'] })
    .execute()
  await ana.call(api.profile.download, { id: ana.id })
  const { text = '' } = ana.heard.at(-1) ?? {}
  expect(text).not.toMatch(/argon2|token_hash|server_seed|password_hash|request_hash|"answer"|"seen"|"signs"/)
  const { server_seed: seed } = await server.db
    .selectFrom('seeds')
    .select('server_seed')
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  for (const form of ['hex', 'base64', 'base64url'] as const) expect(text).not.toContain(seed.toString(form))
  const heard = ana.heard.slice(-1)
  const secrets = server.pack.series.slice(0, 3).flatMap(({ id }) => listSeriesSecrets(server.pack, id))
  expect(await findLeaks(heard, secrets)).toEqual([])
})

test('the export of another player is refused', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  const { status, body } = await ana.send(api.profile.download, { id: ben.id })
  expect([status, body]).toEqual([403, expect.objectContaining({ code: 'NOT_YOURS' })])
})
