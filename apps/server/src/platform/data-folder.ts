import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigFault } from './config.ts'
import { isRunning } from './processes.ts'

const lockOf = (dataDir: string) => join(dataDir, 'server.pid')

/** What runs on a data folder: the game's server or an operator's command. */
const HOLDERS = ['main.ts', 'cli.ts']

/** Holds a data folder until it is released: two databases started on one would pull it from under each other. */
export async function holdFolder(dataDir: string): Promise<() => Promise<void>> {
  await ensureFolder(dataDir)
  const other = Number(await readFile(lockOf(dataDir), 'utf8').catch(() => ''))
  if (other && other !== process.pid && (await isHolder(other))) {
    throw new ConfigFault(`DATA_DIR: ${dataDir} is in use by another server (process ${other})`)
  }
  await writeFile(lockOf(dataDir), String(process.pid))
  return () => rm(lockOf(dataDir), { force: true })
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

async function isHolder(pid: number): Promise<boolean> {
  const found = await Promise.all(HOLDERS.map((name) => isRunning(pid, name)))
  return found.includes(true)
}
