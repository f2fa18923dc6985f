import { access, constants, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigFault } from './config.ts'

const SQLITE_BUSY = 5

/** Processes that try at the same moment can all get SQLITE_BUSY, so each retries for this long. */
const LOCK_WAIT_MS = 100

/**
 * Holds a data folder until it is released: two servers on one folder lose each other's writes. The lock is the
 * kernel's, so it ends with the process and also holds between containers, where process numbers say nothing.
 */
export async function holdFolder(dataDir: string): Promise<() => void> {
  await ensureFolder(dataDir)
  const lock = join(dataDir, 'server.lock')
  try {
    return lockFile(lock)
  } catch (error) {
    if (isBusy(error)) throw new ConfigFault(`DATA_DIR: ${dataDir} is in use by another server`)
    throw new ConfigFault(`DATA_DIR: ${lock} cannot be locked (${String(error)})`)
  }
}

/** Node has no file locks of its own; an exclusive transaction of SQLite is one. The file stays, always empty. */
function lockFile(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS })
  try {
    // Without a journal beside it, which a killed server would leave behind.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    throw error
  }
  return () => database.close()
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY
}

async function ensureFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))
    throw new ConfigFault(`DATA_DIR: ${isFile ? `a file is where ${dataDir} should be` : String(error)}`)
  }
}

/** What a file holds; undefined where there is none. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
