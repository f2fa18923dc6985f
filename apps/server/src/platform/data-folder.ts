import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigFault } from './config.ts'
import { isRunning } from './processes.ts'

const lockOf = (dataDir: string) => join(dataDir, 'server.pid')

/** What runs on a data folder: the game's server or an operator's command. */
const HOLDERS = ['main.ts', 'cli.ts']

/** Holds a data folder until it is released: two databases started on one would pull it from under each other. */
export async function holdFolder(dataDir: string): Promise<() => Promise<void>> {
  await ensureFolder(dataDir)
  const lock = lockOf(dataDir)
  const own = `${lock}.${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    await take(lock, own)
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    throw new ConfigFault(`DATA_DIR: ${dataDir} is in use by another server (process ${error.holder})`)
  } finally {
    await rm(own, { force: true })
  }
  return () => rm(lock, { force: true })
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

class Taken extends Error {
  readonly holder: number

  constructor(holder: number) {
    super(`held by process ${holder}`)
    this.holder = holder
  }
}

/**
 * Takes a lock, or the lock of one that died with it. A stale lock is taken away under a lock of its own: of two that
 * found it stale, the slower would otherwise take away the new one of the faster.
 */
async function take(lock: string, own: string): Promise<void> {
  if (await isFirst(lock, own)) return
  if (await isStale(lock)) {
    const clearing = `${lock}.stale`
    await take(clearing, own)
    try {
      if (await isStale(lock)) await rm(lock, { force: true })
    } finally {
      await rm(clearing, { force: true })
    }
  }
  await take(lock, own)
}

/** A link is made whole or not at all, and only where nothing is yet. */
async function isFirst(lock: string, own: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether a lock is there and its holder is not; one whose holder lives stops all. */
async function isStale(lock: string): Promise<boolean> {
  const text = await readIfThere(lock)
  if (text === undefined) return false
  const other = Number(text)
  if (other && other !== process.pid && (await isHolder(other))) throw new Taken(other)
  return true
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

async function isHolder(pid: number): Promise<boolean> {
  const found = await Promise.all(HOLDERS.map((name) => isRunning(pid, name)))
  return found.includes(true)
}
