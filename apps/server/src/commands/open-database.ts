import { join } from 'node:path'
import { ConfigFault, type Config } from '../platform/process/config.ts'
import { holdFolder } from '../platform/process/data-folder.ts'
import type { Database } from '../platform/db/db.ts'
import { hasCluster, runningPostgres, startPostgres } from '../platform/db/embedded-postgres.ts'
import { migrate, refuseNewerSchema } from '../platform/db/migrate.ts'
import { connect } from '../platform/db/postgres.ts'
import { databasePasswords, keptSecretKey } from '../platform/process/secrets.ts'

const CONNECTIONS = 2

/** Opens DATABASE_URL, the embedded database of a running server, or that of a stopped one, started for this command. */
export async function openDatabase(config: Config, opened: AsyncDisposableStack): Promise<Database> {
  const db = connect(config.databaseUrl ?? (await embedded(config.dataDir, opened)), () => {}, CONNECTIONS)
  opened.defer(() => db.close())
  await refuseNewerSchema(db.reader)
  return db
}

async function embedded(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const folder = join(dataDir, 'postgres')
  if (!hasCluster(folder)) throw new ConfigFault(`DATA_DIR: ${dataDir} holds no database yet; the first start makes it`)
  const { password, formerPassword } = databasePasswords(await keptSecretKey(dataDir))
  const running = await runningPostgres(folder, password)
  if (running) return running
  opened.defer(await holdFolder(dataDir))
  const postgres = await startPostgres(folder, password, { formerPassword })
  opened.defer(() => postgres.stop())
  await migrate(postgres.url)
  return postgres.url
}
