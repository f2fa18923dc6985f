import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './db.ts'
import { Refusal } from './refusal.ts'

const ANSWERS_WITHIN_MS = 2000

/** `GET /api/health`: whether the database answers. */
export function healthRoute(app: FastifyInstance, db: Database, version: string): void {
  app.get('/api/health', async (request) => {
    try {
      await Promise.race([sql`select 1`.execute(db.reader), tooLate()])
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Refusal('UNAVAILABLE')
    }
    return { status: 'ok', version }
  })
}

async function tooLate(): Promise<never> {
  await wait(ANSWERS_WITHIN_MS, undefined, { ref: false })
  throw new Error(`no answer within ${ANSWERS_WITHIN_MS} ms`)
}
