import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../src/platform/db/embedded-postgres.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { deleteRecordedStatements } from './recorded-statements.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a temporary PostgreSQL, without a database name. */
    postgres: string
  }
}

/** fsync is off, because test data does not have to survive a crash. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

export const TEMPLATE = 'otogi_template'

/** Starts one PostgreSQL for all test files. It contains a migrated database, the template for all others. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await deleteRecordedStatements()
  const folder = await mkdtemp(join(tmpdir(), 'otogi-test-'))
  const postgres = await startPostgres(folder, 'test', { settings: SETTINGS, persistent: false })
  const base = postgres.url.slice(0, postgres.url.lastIndexOf('/'))
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  await migrate(`${base}/${TEMPLATE}`)
  project.provide('postgres', base)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
