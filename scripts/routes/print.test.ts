import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { printRoutes } from './print.ts'

test('the route table is up to date (otherwise run `npm run contract:routes`)', () => {
  const table = resolve(import.meta.dirname, '../../packages/contract/src/routes.ts')
  expect(readFileSync(table, 'utf8')).toBe(printRoutes(api))
})
