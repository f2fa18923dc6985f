import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '@otogi/content/media/whole-file'
import { sql } from 'kysely'
import type { Database, Reader } from '../db/db.ts'

const BEAT_MS = 10_000

/** A run of the server, which counts up in the database and, when that is committed, in a file of its own. */
export type ServerRun = {
  beat(): Promise<void>
  /** Counts a last time, where the last count succeeded. */
  stop(): Promise<void>
}

/**
 * Begins a run. A database that went back behind a commit, as when two servers wrote to one folder, then holds less than
 * the files. Files of former runs that agree with the database have served.
 */
export async function startRun(db: Database, runsDir: string): Promise<ServerRun> {
  const folder = join(runsDir, await identify(db.reader))
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
    // In an outage nothing is counted; it is told elsewhere.
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

export type LostRun = { readonly id: string; readonly written: number; readonly kept: number }

/** The runs of which the database holds less than was committed: each count is in the file only after its commit. */
export async function findLostRuns(db: Reader, runsDir: string): Promise<LostRun[]> {
  const folder = join(runsDir, await identify(db))
  const written = await Promise.all(
    (await listFiles(folder)).map(async (id) => ({ id, written: Number(await readFile(join(folder, id), 'utf8')) })),
  )
  const rows = await db.selectFrom('server_runs').select(['id', 'beats']).execute()
  const kept = new Map(rows.map(({ id, beats }) => [id, beats]))
  return written.map((run) => ({ ...run, kept: kept.get(run.id) ?? 0 })).filter((run) => run.kept < run.written)
}

/** A name of the database that no other one has, restored or made anew. */
async function identify(db: Reader): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || '-' || oid as name
    from pg_control_system(), pg_database where datname = current_database()`.execute(db)
  return rows[0]?.name ?? ''
}

const RUN = /^[0-9a-f-]{36}$/

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => RUN.test(name))
}
