import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './db.ts'
import { Refusal } from './refusal.ts'

/** `GET /api/health`: whether the database answers. */
export function healthRoute(app: FastifyInstance, db: Database, version: string): void {
  app.get('/api/health', async (request) => {
    try {
      await sql`select 1`.execute(db.reader)
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Refusal('UNAVAILABLE')
    }
    return { status: 'ok', version }
  })
}
