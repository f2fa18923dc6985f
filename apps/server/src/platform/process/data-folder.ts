import { access, constants, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from './config.ts'

const SQLITE_BUSY = 5

/** How long a process keeps trying to lock, because processes that try at the same time may all get SQLITE_BUSY. */
const LOCK_WAIT_MS = 100

/**
 * Locks a data folder, because two servers on one folder would overwrite each other's data. Returns a function that
 * releases the lock. The kernel also releases the lock when the process ends, and the lock works between containers.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  await ensureFolder(dataDir)
  const lock = join(dataDir, 'server.lock')
  try {
    return lockFile(lock)
  } catch (error) {
    if (isBusy(error)) throw new ConfigError(`DATA_DIR: ${dataDir} is in use by another server`)
    throw new ConfigError(`DATA_DIR: ${lock} cannot be locked (${String(error)})`)
  }
}

/** Locks a file with an exclusive SQLite transaction, because Node.js has no file locks. The file stays empty. */
function lockFile(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS })
  try {
    // Uses no journal file, because a killed server would leave it behind.
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
    throw new ConfigError(`DATA_DIR: ${isFile ? `a file is where ${dataDir} should be` : String(error)}`)
  }
}

/** Returns undefined if the file does not exist. */
export async function readFileIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
