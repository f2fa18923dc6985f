import { resolve } from 'node:path'
import { assemblePack } from './assemble.ts'
import { checkPack } from './check.ts'
import { PackFaults } from './faults.ts'
import type { Pack } from './pack.ts'
import { readPackFiles } from './read.ts'

/** Loads a pack. If it has faults, throws an error that lists all of them. */
export async function loadPack(directory: string): Promise<Pack> {
  const folder = resolve(directory)
  const files = await readPackFiles(folder)
  const faults = [...files.faults, ...checkPack(files)]
  if (faults.length > 0 || !files.manifest) throw new PackFaults(folder, faults)
  return assemblePack(folder, files.manifest, files)
}
