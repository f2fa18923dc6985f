import { execFile } from 'node:child_process'
import { rm, writeFile, chown, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startPostgres, type OwnPostgres } from '../src/platform/db/embedded-postgres.ts'

const run = promisify(execFile)

type Primary = { readonly url: string; readonly folder: string; readonly password: string }
type Options = { readonly settings?: readonly string[]; readonly name?: string }

/**
 * Copies a running PostgreSQL into another folder and starts the copy as its streaming replica. The replica confirms
 * commits under its `name`.
 */
export async function startReplica(
  primary: Primary,
  folder: string,
  { settings = [], name = 'replica' }: Options = {},
): Promise<OwnPostgres> {
  const admin = new pg.Client(primary.url)
  await admin.connect()
  try {
    await admin.query('select pg_create_physical_replication_slot($1, true)', [name])
    await admin.query('select pg_backup_start($1, true)', [name])
    await run('cp', ['-a', primary.folder, folder])
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await removeFiles(folder, ['postmaster.pid', 'postmaster.opts', 'pg_replslot'])
    await run('mkdir', ['-m', '700', join(folder, 'pg_replslot')])
    await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
    await writeFile(join(folder, 'standby.signal'), '')
    await giveFilesToFolderOwner(folder, ['pg_replslot', 'backup_label', 'standby.signal'])
  } finally {
    await admin.end()
  }
  const { port, username } = new URL(primary.url)
  const source = `host=127.0.0.1 port=${port} user=${username} password=${primary.password} application_name=${name}`
  const replicates = [`primary_conninfo=${source}`, `primary_slot_name=${name}`]
  return startPostgres(folder, primary.password, { settings: [...settings, ...replicates], persistent: false })
}

async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** If the tests run as root, PostgreSQL runs under another account, which owns the folder. */
async function giveFilesToFolderOwner(folder: string, names: readonly string[]): Promise<void> {
  const { uid, gid } = await stat(folder)
  await Promise.all(names.map((name) => chown(join(folder, name), uid, gid)))
}
