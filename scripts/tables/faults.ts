import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLine, parseSources, type Fault } from '../sources.ts'
import { findTableUses, type TableUse } from './uses.ts'

const CREATE = /^create (?:unlogged )?table (?:if not exists )?(\w+)(?! partition of)\b/gim

export type Table = { readonly name: string; readonly path: string; readonly line: number }

/** Lists the tables that the migrations create. */
export function listTables(root: string): Table[] {
  return globSync('apps/server/migrations/*.sql', { cwd: root })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return [...text.matchAll(CREATE)].map(({ 1: name = '', index }) => ({ name, path, line: findLine(text, index) }))
    })
}

/** Finds tables that no folder of the server uses, or that several do. */
export function findOwnerFaults(root: string): Fault[] {
  const sources = parseSources(root, 'apps/server/src/**/*.ts').filter(
    ({ path }) => !/\.test\.ts$|\/tables\.ts$/.test(path),
  )
  const uses = Map.groupBy(sources.flatMap(findTableUses), ({ table }) => table)
  return listTables(root).flatMap((table) => checkTable(table, uses.get(table.name) ?? []))
}

function checkTable({ name, path, line }: Table, uses: readonly TableUse[]): Fault[] {
  const users = Map.groupBy(uses, toFolder)
  if (users.size === 0) return [{ path, line, rule: `nothing uses the table ${name}` }]
  if (users.size === 1) return []
  const rule = `the table ${name} has one owner, but ${[...users.keys()].sort().join(' and ')} use it`
  return [...users.values()].flatMap(([first]) => (first ? [{ path: first.path, line: first.line, rule }] : []))
}

function toFolder({ path }: TableUse): string {
  const [, folder = 'app', feature] = /^apps\/server\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  return folder === 'features' && feature ? feature : folder
}
