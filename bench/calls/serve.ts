import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openFolderStore } from '@otogi/content/media/file-store'
import { handleServerCommands } from './server-commands.ts'
import { recordStatements } from './statements.ts'

/**
 * Serves a checkout's game in a separate process like `npm start`, but without pages and without drawing pictures. The
 * rate limits count requests but never reject one. The checkout may be another commit, so its code is imported by path.
 */

const [folder = '', databaseUrl = '', dataFolder = '', only] = process.argv.slice(2)
const load = createRequire(join(folder, 'package.json'))

const { migrate } = load(
  './apps/server/src/platform/db/migrate.ts',
) as typeof import('@otogi/server/platform/db/migrate')
await migrate(databaseUrl)
if (only === 'migrate') process.exit(0)

const { buildApp } = load('./apps/server/src/app.ts') as typeof import('@otogi/server/app')
const { connect, QUERY_LIMIT_MS } = load(
  './apps/server/src/platform/db/postgres.ts',
) as typeof import('@otogi/server/platform/db/postgres')
const { loadPack } = load('./packages/content/src/load.ts') as typeof import('@otogi/content/load')
const { openMediaStore } = load('./packages/content/src/media/store.ts') as typeof import('@otogi/content/media/store')
const { systemClock } = load(
  './apps/server/src/platform/process/clock.ts',
) as typeof import('@otogi/server/platform/process/clock')
const { createPictures } = load(
  './apps/server/src/platform/media/pictures.ts',
) as typeof import('@otogi/server/platform/media/pictures')
const { LIMITS } = load('./packages/contract/src/limits.ts') as typeof import('@otogi/contract/limits')
const { deriveSecrets } = load(
  './apps/server/src/platform/process/secrets.ts',
) as typeof import('@otogi/server/platform/process/secrets')

const statements = recordStatements(folder)
const pack = await loadPack(join(folder, 'content/legends'))
const app = await buildApp({
  config: {
    dataDir: dataFolder,
    publicOrigin: undefined,
    google: undefined,
    rateLimits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, limit]) => [name, { ...limit, max: 1e9 }]),
    ) as unknown as typeof LIMITS,
    marketGuard: 'enforce',
    pollMinAccountDays: 0,
    logLevel: 'info',
  },
  db: connect(databaseUrl, () => {}, undefined, QUERY_LIMIT_MS),
  clock: systemClock,
  pack,
  files: await openMediaStore({ pack, directory: join(dataFolder, 'media') }),
  pictures: createPictures(openFolderStore(join(dataFolder, 'pictures'))),
  mail: undefined,
  secrets: deriveSecrets('what is thrown away needs no secret, but the server does'),
  version: 'bench',
})
handleServerCommands({ address: await app.listen({ host: '127.0.0.1', port: 0 }), statements })
