import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { migrate } from '@otogi/server/platform/db/migrate'
import pg from 'pg'

/** Generates the types of all tables from a migrated database. */

const target = resolve(import.meta.dirname, '../apps/server/src/platform/db/tables.ts')

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  timestamptz: 'Timestamp',
  date: 'string',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
}

/** Columns with one of these names have a type of the rules, in every table. */
const RULES_TYPES: Record<string, string> = {
  day: 'MadridDay',
  week: 'MadridDay',
  expires_on: 'MadridDay',
  finished_on: 'MadridDay',
  game: 'Game',
  mode: 'Mode',
  status: 'RewardStatus',
  rarity: 'Rarity',
  rarities: 'Rarity',
}

/** The modules of the rules that declare these types. */
const RULES_IMPORTS = [
  "import type { MadridDay } from '@otogi/rules/calendar/madrid-day'",
  "import type { Game, Mode } from '@otogi/rules/games/games'",
  "import type { RewardStatus } from '@otogi/rules/rewards/rewards'",
  "import type { Rarity } from '@otogi/rules/summon/rarity'",
]

type Column = { table: string; name: string; type: string; nullable: boolean; defaulted: boolean; generated: boolean }

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as defaulted, a.attidentity = 'a' or a.attgenerated <> '' as generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
    and c.relname <> 'migrations'
  order by 1, a.attnum`

function toType(column: Column): string {
  const isArray = column.type.startsWith('_')
  const scalar = RULES_TYPES[column.name] ?? TYPES[isArray ? column.type.slice(1) : column.type]
  if (!scalar) throw new Error(`no TypeScript type for ${column.table}.${column.name}: ${column.type}`)
  const full = `${scalar}${isArray ? '[]' : ''}${column.nullable ? ' | null' : ''}`
  if (column.generated) return `GeneratedAlways<${full}>`
  return column.defaulted ? `Generated<${full}>` : full
}

function renderTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const bodies = [...tables].map(
    ([table, own]) => `  ${table}: {\n${own.map((c) => `    ${c.name}: ${toType(c)}`).join('\n')}\n  }`,
  )
  return [
    '// Made by `npm run db:types` from the migrations.',
    ...RULES_IMPORTS,
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'\n",
    'type Timestamp = ColumnType<Date, Date, Date>',
    'type Json = ColumnType<unknown, string, string>\n',
    `export type Tables = {\n${bodies.join('\n')}\n}\n`,
  ].join('\n')
}

const folder = await mkdtemp(join(tmpdir(), 'otogi-types-'))
const postgres = await startPostgres(folder, 'types', { persistent: false, settings: ['fsync=off'] })
try {
  await migrate(postgres.url)
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query<Column>(COLUMNS)
  await client.end()
  await writeFile(target, renderTypes(rows))
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
