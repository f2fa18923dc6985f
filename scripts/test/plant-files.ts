import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { collectUses } from '../boundaries/faults.ts'

/** Gives each test of a file an empty repository of its own to put files into. */
export function plantFiles() {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'otogi-boundaries-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
  return {
    plant: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    readUses: () => collectUses(root),
  }
}
