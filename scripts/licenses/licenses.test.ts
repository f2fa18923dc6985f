import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LICENSES_PAGE, listLockedPackages } from './lock.ts'
import { findLicenseFaults, listPackages, renderLicensePage } from './packages.ts'

const root = resolve(import.meta.dirname, '../..')

test('every package of the game has a license that allows shipping it', () => {
  expect(findLicenseFaults(listLockedPackages(root))).toEqual([])
})

test('the list of third-party licenses is up to date (otherwise run `npm run licenses`)', () => {
  expect(readFileSync(resolve(root, LICENSES_PAGE), 'utf8')).toBe(renderLicensePage(listLockedPackages(root)))
})

test('a package with another license, or without one, is refused', () => {
  const packages = listPackages({
    packages: {
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-3.0-only' },
      'node_modules/good/node_modules/bare': { version: '2.0.0' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    },
  })
  expect(findLicenseFaults(packages)).toEqual([
    'the license of bare 2.0.0 is not allowed: none',
    'the license of both 1.0.0 is not allowed: MIT AND GPL-3.0-only',
  ])
})
