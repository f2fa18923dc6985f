import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { TEMPLATE } from '../../../test/postgres.ts'

/** Replaces the Citus functions with fakes that check the same rules for keys and store their arguments. */
const RULES = `
  create table placed (name regclass primary key, by text);
  create function create_reference_table(name regclass) returns void language sql as
    'insert into placed values (name)';
  create function create_distributed_table(name regclass, by text, colocate_with text default null) returns void
    language plpgsql as $$
    declare
      place smallint := (select attnum from pg_attribute where attrelid = name and attname = by and attnotnull);
      bad text := (select string_agg(indexrelid::regclass::text, ', ') from pg_index
        where indrelid = name and indisunique and not place = any (indkey::smallint[]));
    begin
      if place is null then raise 'the column % of % can be missing', by, name; end if;
      if bad is not null then raise 'unique without %: %', by, bad; end if;
      insert into placed values (name, by);
    end $$;`

/** Citus rejects foreign keys that may refer to another shard. */
const REFUSED_KEYS = `
  select conname from pg_constraint
  left join placed source on source.name = conrelid
  left join placed target on target.name = confrelid
  where contype = 'f' and (source.name is not null or target.name is not null) and not coalesce(
    target.by is null and target.name is not null or exists (
      select from unnest(conkey, confkey) as pair (one, other)
      join pg_attribute a on a.attrelid = conrelid and a.attnum = one and a.attname = source.by
      join pg_attribute b on b.attrelid = confrelid and b.attnum = other and b.attname = target.by), false)`

async function connectToCopy(): Promise<pg.Client> {
  const name = `c_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${inject('postgres')}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  await admin.end()
  const client = new pg.Client(`${inject('postgres')}/${name}`)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const readScript = () => readFile(new URL('../../../../../deploy/citus.sql', import.meta.url), 'utf8')

test('the script for Citus gives all distributed tables keys that contain the player', async () => {
  const client = await connectToCopy()
  await client.query(RULES)
  await client.query(await readScript())
  expect((await client.query(REFUSED_KEYS)).rows).toEqual([])
  const { rows } = await client.query<{ table: string }>(
    `select distinct c.relname as table from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname in ('player_id', 'seller') and not a.attisdropped
     where c.relkind in ('r', 'p') and c.oid not in (select name from placed) order by 1`,
  )
  expect(rows, 'tables of players that the script does not distribute').toEqual([])
})

test('without the changed keys, Citus would refuse the tables', async () => {
  const client = await connectToCopy()
  await client.query(RULES)
  const calls = (await readScript()).split('\n').filter((line) => line.startsWith('select create_'))
  await expect(client.query(calls.join('\n'))).rejects.toThrow('players_username_key')
})
