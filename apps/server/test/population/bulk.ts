export type SqlRunner = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

type Index = { readonly drop: string; readonly create: string }

/**
 * Adds many rows to tables quickly, without indexes (which are rebuilt afterwards), triggers and foreign keys. No other
 * table may refer to these tables.
 */
export async function addRowsWithoutIndexes(run: SqlRunner, tables: readonly string[], add: () => Promise<void>) {
  const indexes = await listIndexes(run, tables)
  await run(`set session_replication_role = 'replica'`)
  await run(`set synchronous_commit = 'off'`)
  await run(`set maintenance_work_mem = '1GB'`)
  await run(`set work_mem = '256MB'`)
  for (const { drop } of indexes) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after another
    await run(drop)
  }
  await add()
  for (const { create } of indexes) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    await run(create)
  }
  await run('vacuum analyze')
  await run('checkpoint')
}

async function listIndexes(run: SqlRunner, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await run(
    `select 'alter table ' || conrelid::regclass || ' drop constraint ' || quote_ident(conname) as drop,
      'alter table ' || conrelid::regclass || ' add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
        as create
    from pg_constraint where contype in ('p', 'u') and conrelid = any ($1::regclass[])
    union all
    select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
    where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  return rows.map(({ drop, create }) => ({ drop: String(drop), create: String(create) }))
}
