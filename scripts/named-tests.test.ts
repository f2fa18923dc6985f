import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findMissingFiles, findMissingTests, findNamedTests } from './named-tests.ts'

const root = resolve(import.meta.dirname, '..')

test.each(['docs/internal/conformance.md', 'docs/internal/reliability.md'])(
  'every test and file named in %s exists',
  (path) => {
    const document = readFileSync(resolve(root, path), 'utf8')
    expect(findNamedTests(document).length).toBeGreaterThan(0)
    expect(findMissingTests(root, document)).toEqual([])
    expect(findMissingFiles(root, document)).toEqual([])
  },
)

test.each([
  ['a file that is not there', '`scripts/none.test.ts` › «a test»'],
  ['a title that is not there', '`scripts/check-size.test.ts` › «nothing of the kind»'],
  ['a part of a title', '`scripts/check-size.test.ts` › «are the pages»'],
])('%s is reported as missing', (_, document) => {
  expect(findMissingTests(root, document)).toHaveLength(1)
})

test.each([
  ['the end of a path', '`named-tests.test.ts`, `scripts/size/routes.ts`', []],
  ['a pattern', '`scripts/*-tests.ts`', []],
  ['a part of a name', '`tests.test.ts`', ['tests.test.ts']],
  ['a file that is not there', '`games/none.tsx`', ['games/none.tsx']],
])('names of files may be %s', (_, document, missing) => {
  expect(findMissingFiles(root, document)).toEqual(missing)
})
