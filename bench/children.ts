import { readFile } from 'node:fs/promises'

/** Returns the ids of the processes that a process has started and that still run. */
export async function listChildren(pid: number | undefined): Promise<number[]> {
  const line = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return line.split(' ').filter(Boolean).map(Number)
}
