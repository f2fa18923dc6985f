import { resolve } from 'node:path'
import { reportFaults } from './sources.ts'
import { findOwnerFaults, listTables } from './tables/faults.ts'

/** Checks that each table is used by only one folder of the server, its owner. */

const root = resolve(import.meta.dirname, '..')
reportFaults(findOwnerFaults(root), `${listTables(root).length} tables have one owner each`)
