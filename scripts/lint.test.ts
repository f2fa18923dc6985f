import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '..')

const IMPURE = [
  'Date.now()',
  'performance.now()',
  'Math.random()',
  "Math['random']()",
  'crypto.randomUUID()',
  "globalThis.Math['random']()",
  'globalThis.Date.now()',
  'process.env',
  "console.log('x')",
  'setTimeout(() => {}, 1)',
  "fetch('/')",
]

test('rules, art and tunes may not use the clock, random numbers or I/O', () => {
  const root = mkdtempSync(join(tmpdir(), 'otogi-lint-'))
  copyFileSync(join(repository, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
  const files = ['rules/src/a.ts', 'art/src/a.ts', 'tunes/src/a.ts', 'content/src/a.ts']
  for (const file of files) {
    mkdirSync(join(root, 'packages', file, '..'), { recursive: true })
    writeFileSync(
      join(root, 'packages', file),
      IMPURE.map((made, n) => `export const a${n} = () => ${made}\n`).join(''),
    )
  }
  const lint = spawnSync(join(repository, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(root, { recursive: true })
  const refused = Array.from(lint.stdout.matchAll(/packages\/([^:]+):(\d+):/g), ([, file, line]) => `${file}:${line}`)
  const expected = files.slice(0, 3).flatMap((file) => IMPURE.map((_, n) => `${file}:${n + 1}`))
  expect(refused.toSorted()).toEqual(expected.toSorted())
})
