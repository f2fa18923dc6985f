import { sql } from 'kysely'
import { ConfigError } from '../process/config.ts'
import type { Database, Reader } from './db.ts'
import { computeKeyFingerprint } from '../process/secrets.ts'

/**
 * Fingerprints of the secret key and the pack that a database belongs to; null if the database has not recorded them.
 */
export type Fingerprints = { readonly secretKey: string | null; readonly pack: string | null }

/** The secret key and pack that a server starts with. */
type Setup = {
  readonly secretKey: string
  /** Where the key comes from, for error messages. */
  readonly keySource: string
  readonly pack: { readonly id: string; readonly directory: string }
}

export async function readFingerprints(db: Reader): Promise<Fingerprints> {
  // The database of an old backup may lack this table.
  const { rows: found } = await sql`select 1 from pg_class where oid = to_regclass('public.fingerprints')`.execute(db)
  const rows = found.length > 0 ? await db.selectFrom('fingerprints').selectAll().execute() : []
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  return { secretKey: values.get('secret-key') ?? null, pack: values.get('pack') ?? null }
}

/** Throws an error if the database was created with another secret key or another pack. */
export async function requireSameSetup(db: Reader, { secretKey, keySource, pack }: Setup): Promise<void> {
  const own = await readFingerprints(db)
  if (own.secretKey !== null && own.secretKey !== computeKeyFingerprint(secretKey)) {
    throw new ConfigError(
      `SECRET_KEY: the database was made with another key than ${keySource}; set the key it was made with, or, if that is lost, run "npm run otogi -- fingerprints reset"`,
    )
  }
  if (own.pack !== null && own.pack !== pack.id) {
    throw new ConfigError(
      `PACK_DIR: the database was made with the pack "${own.pack}", and ${pack.directory} is "${pack.id}"; set PACK_DIR to the former, or start with a new database`,
    )
  }
}

/**
 * Records the fingerprints on the first start. If two servers start at the same time with different fingerprints, only
 * one succeeds.
 */
export async function recordFingerprints(db: Database, setup: Setup): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = [
      { name: 'secret-key', value: computeKeyFingerprint(setup.secretKey) },
      { name: 'pack', value: setup.pack.id },
    ]
    await tx
      .insertInto('fingerprints')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await requireSameSetup(tx, setup)
  })
}

/** Deletes the fingerprints, so that the next server to start records its own. */
export async function resetFingerprints(db: Database): Promise<void> {
  await db.transaction((tx) => tx.deleteFrom('fingerprints').execute())
}
