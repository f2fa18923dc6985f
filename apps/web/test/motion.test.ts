import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

test('style sheets reduce motion by an attribute of the root element, so that the choice in the settings works', () => {
  const sheets = globSync('**/*.css', { cwd: SRC })
  const askSystem = sheets.filter((name) => readFileSync(join(SRC, name), 'utf8').includes('prefers-reduced-motion'))
  expect(sheets.length).toBeGreaterThan(0)
  expect(askSystem).toEqual([])
})
