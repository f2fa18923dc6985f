import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findMissingTests, findNamedTests } from './named-tests.ts'

const root = resolve(import.meta.dirname, '..')

test.each(['docs/internal/conformance.md', 'docs/internal/reliability.md'])('every test named in %s exists', (path) => {
  const document = readFileSync(resolve(root, path), 'utf8')
  expect(findNamedTests(document).length).toBeGreaterThan(0)
  expect(findMissingTests(root, document)).toEqual([])
})

test.each([
  ['a file that is not there', '`scripts/none.test.ts` › «a test»'],
  ['a title that is not there', '`scripts/check-size.test.ts` › «nothing of the kind»'],
  ['a part of a title', '`scripts/check-size.test.ts` › «are the pages»'],
])('%s is reported as missing', (_, document) => {
  expect(findMissingTests(root, document)).toHaveLength(1)
})
