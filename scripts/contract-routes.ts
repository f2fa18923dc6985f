import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { printRoutes } from './routes/print.ts'

/** Writes what a client needs to make each call of the contract. */

writeFileSync(resolve(import.meta.dirname, '../packages/contract/src/routes.ts'), printRoutes(api))
