import { STORED_COLUMNS } from './stored-columns.ts'
import { IMPERSONAL_TABLES, STORED_DATA } from '@otogi/rules/privacy/stored-data'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLine, type Fault } from '../sources.ts'
import type { Table } from './faults.ts'

const PATH = 'packages/rules/src/privacy/stored-data.ts'
const COLUMNS_PATH = 'scripts/tables/stored-columns.ts'
/** The generated types of all tables. */
const TYPES_PATH = 'apps/server/src/platform/db/tables.ts'

export type Column = { readonly table: string; readonly name: string; readonly line: number }

/** Finds tables that the privacy page does not cover, and tables on the page that do not exist. */
export function findPrivacyFaults(
  tables: readonly Table[],
  listed: readonly string[] = [...Object.values(STORED_DATA).flatMap((data) => data.tables), ...IMPERSONAL_TABLES],
): Fault[] {
  const names = new Set(tables.map(({ name }) => name))
  const missing = tables
    .filter(({ name }) => !listed.includes(name))
    .map(({ name, path, line }) => ({
      path,
      line,
      rule: `${PATH} must say what the table ${name} stores about people`,
    }))
  const unknown = listed
    .filter((name) => !names.has(name))
    .map((name) => ({ path: PATH, line: 1, rule: `there is no table ${name}` }))
  const repeated = listed
    .filter((name, index) => listed.indexOf(name) !== index)
    .map((name) => ({ path: PATH, line: 1, rule: `the table ${name} is listed twice` }))
  return [...missing, ...unknown, ...repeated]
}

/** Lists the columns of all tables. */
export function listColumns(root: string): Column[] {
  const text = readFileSync(join(root, TYPES_PATH), 'utf8')
  return [...text.matchAll(/^ {2}(\w+): \{\n((?: {4}.*\n)*)/gm)].flatMap(
    ({ 0: whole, 1: table = '', 2: body = '', index }) =>
      [...body.matchAll(/^ {4}(\w+):/gm)].map((column) => ({
        table,
        name: column[1] ?? '',
        line: findLine(text, index + whole.length - body.length + column.index),
      })),
  )
}

/** Finds columns of personal data that are missing from the list, and columns in the list that do not exist. */
export function findColumnFaults(
  columns: readonly Column[],
  stored: Readonly<Record<string, readonly string[]>> = STORED_COLUMNS,
  impersonal: readonly string[] = IMPERSONAL_TABLES,
): Fault[] {
  const missing = columns
    .filter(({ table, name }) => !impersonal.includes(table) && !stored[table]?.includes(name))
    .map(({ table, name, line }) => ({
      path: TYPES_PATH,
      line,
      rule: `check that the privacy page describes ${table}.${name}, then add it to ${COLUMNS_PATH}`,
    }))
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  const unknown = Object.entries(stored)
    .flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    .filter((column) => !known.has(column))
    .map((column) => ({ path: COLUMNS_PATH, line: 1, rule: `there is no column ${column}` }))
  return [...missing, ...unknown]
}
