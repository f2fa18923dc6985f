import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { printRoutes } from './print.ts'

test('the table of routes is that of the contract; `npm run contract:routes` writes it', () => {
  const table = resolve(import.meta.dirname, '../../packages/contract/src/routes.ts')
  expect(readFileSync(table, 'utf8')).toBe(printRoutes(api))
})
