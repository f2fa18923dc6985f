import { resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { expect, test } from 'vitest'
import { connect } from '../../src/platform/db/postgres.ts'
import { createDatabase } from '../backup.ts'
import { requireCleanAudit } from '../books.ts'
import { startServerProcess } from '../server-process.ts'
import { listOperations, type OpenApiDocument } from './document.ts'
import { FUZZED_SETTINGS } from './fuzzed-server.ts'
import { createReplyChecker } from './replies.ts'
import { runFuzz } from './run-fuzz.ts'

/** A small number of requests. `npm run test:fuzz` sends more. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 600)
const SEED = 1

test(`${REQUESTS} valid, nearly valid and hostile requests get documented replies and break no books`, async () => {
  const url = await createDatabase()
  await using server = await startServerProcess({ ...FUZZED_SETTINGS, DATABASE_URL: url })
  const db = connect(url, () => {}, 4)
  try {
    const { address } = server
    const { statuses, succeeded } = await runFuzz({ address, db, seed: SEED, first: 0, requests: REQUESTS })
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS)
    // A run in which every request is refused would prove nothing.
    expect(succeeded.size).toBeGreaterThan(50)
    const pack = await loadPack(resolve(import.meta.dirname, '../../../../content/legends'))
    await requireCleanAudit({ db: db.reader, pack })
  } finally {
    await db.close()
  }
}, 300_000)

const CARDS = {
  type: 'object',
  properties: { cards: { type: 'array', items: { $ref: '#/components/schemas/Card' } } },
  required: ['cards'],
  additionalProperties: false,
}
const describeReply = (schema: object) => ({ content: { 'application/json': { schema } } })
const DOCUMENT: OpenApiDocument = {
  paths: { '/api/cards': { get: { responses: { 200: describeReply(CARDS), 404: describeReply({}) } } } },
  components: { schemas: { Card: { type: 'string' } } },
}

test.each([
  ['a reply as documented', 200, { cards: ['moon'] }, undefined],
  ['a documented refusal', 404, { code: 'NOT_FOUND' }, undefined],
  ['an internal error', 500, { code: 'FAULT' }, 'status 500'],
  ['an undocumented status', 418, {}, 'status 418 is not documented'],
  ['a missing field', 200, {}, expect.stringContaining("must have required property 'cards'")],
  ['a field of another type', 200, { cards: [7] }, expect.stringContaining('data/cards/0 must be string')],
  ['a field too many', 200, { cards: [], answer: 'moon' }, expect.stringContaining('additional properties')],
  ['text instead of JSON', 200, '<html>', expect.stringContaining('must be object')],
])('the reply checker handles %s', (_, status, body, fault) => {
  const [operation] = listOperations(DOCUMENT)
  if (!operation) throw new Error('no such call')
  expect(createReplyChecker(DOCUMENT)(operation, { status, body })).toEqual(fault)
})
