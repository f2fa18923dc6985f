import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { printRoutes } from './routes/print.ts'

/** Generates the route table of the contract. */

writeFileSync(resolve(import.meta.dirname, '../packages/contract/src/routes.ts'), printRoutes(api))
