import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '@otogi/content/media/whole-file'
import { sql } from 'kysely'
import type { Database, Reader } from '../db/db.ts'

const BEAT_MS = 10_000

/**
 * A run of the server. The run regularly increments a counter in the database and, after the commit, writes it to its
 * own file.
 */
export type ServerRun = {
  beat(): Promise<void>
  /** Increments the counter one last time, unless the previous increment failed. */
  stop(): Promise<void>
}

/**
 * Starts a run. If the database loses commits, e.g. because two servers use one folder, the counters in the database
 * fall behind those in the files. Deletes the files of earlier runs whose counters match the database.
 */
export async function startRun(db: Database, runsDir: string): Promise<ServerRun> {
  const folder = join(runsDir, await readDatabaseId(db.reader))
  const lost = new Set((await findLostRuns(db.reader, runsDir)).map(({ id }) => id))
  const served = (await listFiles(folder)).filter((id) => !lost.has(id))
  await Promise.all(served.map((id) => rm(join(folder, id), { force: true })))
  const id = randomUUID()
  await db.transaction((tx) => tx.insertInto('server_runs').values({ id }).execute())
  let counting: Promise<boolean> = Promise.resolve(true)
  const count = async () => {
    const { beats } = await db.transaction((tx) =>
      tx
        .updateTable('server_runs')
        .set({ beats: sql`beats + 1` })
        .where('id', '=', id)
        .returning('beats')
        .executeTakeFirstOrThrow(),
    )
    await writeWholeFile(join(folder, id), Buffer.from(String(beats)))
  }
  const beat = () => {
    // Ignores errors, because other parts of the server report them.
    counting = counting.then(count).then(
      () => true,
      () => false,
    )
    return counting
  }
  const timer = setInterval(() => void beat(), BEAT_MS).unref()
  return {
    beat: async () => void (await beat()),
    async stop() {
      clearInterval(timer)
      if (await counting) await beat()
    },
  }
}

export type LostRun = { readonly id: string; readonly written: number; readonly stored: number }

/**
 * Finds the runs whose counter in the database is lower than in the file. A file is written only after the commit, so a
 * lower counter means that the database has lost commits.
 */
export async function findLostRuns(db: Reader, runsDir: string): Promise<LostRun[]> {
  const folder = join(runsDir, await readDatabaseId(db))
  const written = await Promise.all(
    (await listFiles(folder)).map(async (id) => ({ id, written: Number(await readFile(join(folder, id), 'utf8')) })),
  )
  const rows = await db.selectFrom('server_runs').select(['id', 'beats']).execute()
  const stored = new Map(rows.map(({ id, beats }) => [id, beats]))
  return written.map((run) => ({ ...run, stored: stored.get(run.id) ?? 0 })).filter((run) => run.stored < run.written)
}

/** Returns a unique id of this database. A restored or new database has a different one. */
async function readDatabaseId(db: Reader): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || '-' || oid as name
    from pg_control_system(), pg_database where datname = current_database()`.execute(db)
  return rows[0]?.name ?? ''
}

const RUN = /^[0-9a-f-]{36}$/

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => RUN.test(name))
}
