import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const FOLDERS = ['', 'apps/server', 'apps/server/src']

const rows = readFileSync(`${root}/docs/security.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| [HR]\d/.test(line))
  .map((line) => line.split(' | '))
const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`)

/** The tests that a row names, as file and title. */
const named = (row: readonly string[]) =>
  (row.at(-1) ?? '')
    .replace(/\s*\|$/, '')
    .split('; ')
    .map((one) => /^\s*`([^`]+)` › (.+?)\s*$/.exec(one)?.slice(1) ?? [one, ''])

test('the page names every hole and every race once, in order', () => {
  const numbers = rows.map(([first = '']) => first.replace('| ', '').trim())
  expect(numbers).toEqual([...numbered('H', 42), ...numbered('R', 12)])
})

test.each(rows.map((row) => [(row[0] ?? '').replace('| ', '').trim(), row] as const))(
  'every test that %s names is there',
  (_, row) => {
    for (const [file = '', title = ''] of named(row)) {
      const path = FOLDERS.map((folder) => resolve(root, folder, file)).find(existsSync)
      expect(path, file).toBeDefined()
      expect(title).not.toBe('')
      expect(readFileSync(path ?? '', 'utf8'), `${file} has no such test`).toContain(title)
    }
  },
)
