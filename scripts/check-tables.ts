import { resolve } from 'node:path'
import { reportFaults } from './sources.ts'
import { findOwnerFaults, listTables } from './tables/faults.ts'
import { findColumnFaults, findPrivacyFaults, listColumns } from './tables/privacy.ts'

/**
 * Checks that each table is used by only one folder of the server, its owner, and that the privacy page describes it
 * and its columns.
 */

const root = resolve(import.meta.dirname, '..')
const tables = listTables(root)
reportFaults(
  [...findOwnerFaults(root), ...findPrivacyFaults(tables), ...findColumnFaults(listColumns(root))],
  `${tables.length} tables have one owner each, and the privacy page covers their columns`,
)
