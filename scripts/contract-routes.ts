import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROUTE_TABLES } from './routes/tables.ts'

/** Generates the route tables of the contract. */

for (const { path, text } of ROUTE_TABLES) writeFileSync(resolve(import.meta.dirname, '..', path), text)
