import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTE_TABLES } from './tables.ts'

test.each(ROUTE_TABLES)('$path is up to date (otherwise run `npm run contract:routes`)', ({ path, text }) => {
  expect(readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')).toBe(text)
})
