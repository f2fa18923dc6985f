import { join } from 'node:path'
import { ConfigError, type Config } from '../platform/process/config.ts'
import { lockFolder } from '../platform/process/data-folder.ts'
import type { Database } from '../platform/db/db.ts'
import { hasCluster, findRunningPostgres, startPostgres } from '../platform/db/embedded-postgres.ts'
import { migrate, rejectNewerSchema } from '../platform/db/migrate.ts'
import { connect } from '../platform/db/postgres.ts'
import { deriveDatabasePasswords, readOrCreateSecretKey } from '../platform/process/secrets.ts'

const CONNECTIONS = 2

/** Opens the database at DATABASE_URL or the embedded database. Starts the embedded database if it is not running. */
export async function openDatabase(config: Config, resources: AsyncDisposableStack): Promise<Database> {
  const db = connect(
    config.databaseUrl ?? (await openEmbeddedDatabase(config.dataDir, resources)),
    () => {},
    CONNECTIONS,
  )
  resources.defer(() => db.close())
  await rejectNewerSchema(db.reader)
  return db
}

async function openEmbeddedDatabase(dataDir: string, resources: AsyncDisposableStack): Promise<string> {
  const folder = join(dataDir, 'postgres')
  if (!hasCluster(folder))
    throw new ConfigError(`DATA_DIR: ${dataDir} contains no database yet; start the server once to create it`)
  const { password, formerPassword } = deriveDatabasePasswords(await readOrCreateSecretKey(dataDir))
  const running = await findRunningPostgres(folder, password)
  if (running) return running
  resources.defer(await lockFolder(dataDir))
  const postgres = await startPostgres(folder, password, { formerPassword })
  resources.defer(() => postgres.stop())
  await migrate(postgres.url)
  return postgres.url
}
