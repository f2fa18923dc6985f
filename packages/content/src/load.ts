import { resolve } from 'node:path'
import { assemble } from './assemble.ts'
import { checkPack } from './check.ts'
import { PackFaults } from './faults.ts'
import type { Pack } from './pack.ts'
import { readPackFiles } from './read.ts'

/** Reads a pack and refuses it as a whole, with all its faults, if there is one. */
export async function loadPack(directory: string): Promise<Pack> {
  const folder = resolve(directory)
  const files = await readPackFiles(folder)
  const faults = [...files.faults, ...checkPack(files)]
  if (faults.length > 0 || !files.manifest) throw new PackFaults(folder, faults)
  return assemble(folder, files.manifest, files)
}
