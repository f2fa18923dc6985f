import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fetchPuzzle } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

/** Errors that the database throws during a request. */
const OUTAGES = [
  ['has no room on its disk', "raise exception 'no space left' using errcode = '53100'"],
  ['cannot write for now', "raise exception 'read-only' using errcode = '25006'"],
  ['takes too long', "raise exception 'canceling statement' using errcode = '57014'"],
  ['ends the connection', 'perform pg_terminate_backend(pg_backend_pid())'],
] as const

test.each(OUTAGES)('when the database %s, the call gets a temporary error', async (_, what) => {
  const lines: string[] = []
  await using server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
  const ana = await server.player()
  await sql
    .raw(
      `create function fail() returns trigger language plpgsql as $$ begin ${what}; return new; end $$;
      create trigger fail before insert on pulls for each row execute function fail()`,
    )
    .execute(server.db)
  const { status, headers, body } = await ana.send(api.summon.pull, { id: ana.id, raritys: ['B'] })
  expect([status, body]).toEqual([503, { error: 'Temporarily unavailable', code: 'UNAVAILABLE' }])
  expect(headers['retry-after']).toBe('5')
  const logged = lines.filter((line) => line.includes('"level":50'))
  expect(logged).toEqual([expect.stringContaining('"msg":"outage"')])
  expect(logged[0]).not.toContain('stack')
  await sql`drop trigger fail on pulls`.execute(server.db)
  await ana.call(api.summon.pull, { raritys: ['B'] })
})

test('a full disk gives a temporary error too', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  await using server = await startTestServer({ paint: () => Promise.reject(full) })
  const ana = await server.player()
  const { opening } = await fetchPuzzle(ana, 'opening')
  const { status, headers } = await ana.get(String(opening[0]))
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})
