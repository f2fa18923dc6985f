import { IMPERSONAL_TABLES, STORED_DATA } from '@otogi/rules/privacy/stored-data'
import type { Fault } from '../sources.ts'
import type { Table } from './faults.ts'

const PATH = 'packages/rules/src/privacy/stored-data.ts'

/** Finds tables about which the privacy page would say nothing, and tables that it names although they do not exist. */
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
