import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Whether a process with this PID exists and its command line contains the text. Another program may have reused the
 * PID.
 */
export async function isRunning(pid: number, commandPart: string): Promise<boolean> {
  return isAlive(pid) && (await readCommandLine(pid)).includes(commandPart)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Reads the command line of a process; empty if it is unavailable. */
async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
