import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { collectImports } from '../boundaries/faults.ts'

/** Gives each test an empty folder of its own. */
export function createFolderForEachTest() {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'otogi-boundaries-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
  return {
    addFile: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    readImports: () => collectImports(root),
  }
}
