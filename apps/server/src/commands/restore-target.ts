import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '@otogi/content/media/whole-file'
import { createStaging, removeStaging } from '../platform/backup/staging.ts'
import { ConfigError } from '../platform/process/config.ts'
import { lockFolder } from '../platform/process/data-folder.ts'
import { hasCluster, startPostgres } from '../platform/db/embedded-postgres.ts'
import {
  deriveDatabasePasswords,
  storeSecretKey,
  readOrCreateSecretKey,
  readSecretKey,
} from '../platform/process/secrets.ts'
import type { CommandContext } from './command.ts'

type Target = {
  /** URL of an empty database. */
  readonly url: string
  /** Folder for the pictures until everything is restored. */
  readonly staging: string
  /** Moves the restored data to its final location. */
  finish(): Promise<void>
}

/**
 * Opens the database at DATABASE_URL, or creates an embedded database in a staging folder. The staging folder is
 * renamed when the restore is complete.
 */
export async function openRestoreTarget(
  { dataDir, databaseUrl }: Pick<CommandContext, 'dataDir' | 'databaseUrl'>,
  keyInBackup: string | null,
  resources: AsyncDisposableStack,
): Promise<Target> {
  if (!databaseUrl && hasCluster(join(dataDir, 'postgres')))
    throw new ConfigError(`DATA_DIR: ${dataDir} already contains a database; restore into an empty one`)
  resources.defer(await lockFolder(dataDir))
  resources.defer(() => removeStaging(dataDir))
  await removeStaging(dataDir)
  const staging = await createStaging(dataDir)
  if (databaseUrl) return { url: databaseUrl, staging, finish: () => Promise.resolve() }
  const own = (await readSecretKey(dataDir)) ?? keyInBackup
  const key = own ? await storeSecretKey(staging, own) : await readOrCreateSecretKey(staging)
  const postgres = await startPostgres(join(staging, 'postgres'), deriveDatabasePasswords(key).password)
  resources.defer(() => postgres.stop())
  return {
    url: postgres.url,
    staging,
    async finish() {
      await postgres.stop()
      if (!existsSync(join(dataDir, 'secret-key')))
        await rename(join(staging, 'secret-key'), join(dataDir, 'secret-key'))
      // This must be the last step, because it makes the folder a valid database.
      await rename(join(staging, 'postgres'), join(dataDir, 'postgres'))
      await flushFolder(dataDir)
    },
  }
}
