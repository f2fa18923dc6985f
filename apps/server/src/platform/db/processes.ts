import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process with this PID exists and its command line contains a text. PIDs are reused by other programs. */
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

/** Command line of a process; empty if unavailable. */
async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
