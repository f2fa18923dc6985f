import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answerOrders } from './orders.ts'
import { recordStatements } from './statements.ts'

/**
 * A process of its own: serves the game of a checkout as `npm start` does, but for pages and painting. The rate limits
 * count but refuse nothing. The checkout may be another commit, so its code is imported by path.
 */

const [folder = '', databaseUrl = '', dataFolder = '', only] = process.argv.slice(2)
const load = createRequire(join(folder, 'package.json'))

const { migrate } = load('./apps/server/src/platform/db/migrate.ts')
await migrate(databaseUrl)
if (only === 'migrate') process.exit(0)

const { buildApp } = load('./apps/server/src/app.ts')
const { connect, QUERY_LIMIT_MS } = load('./apps/server/src/platform/db/postgres.ts')
const { loadPack } = load('./packages/content/src/load.ts')
const { openMediaStore } = load('./packages/content/src/media/store.ts')
const { systemClock } = load('./apps/server/src/platform/process/clock.ts')
const { picturesIn } = load('./apps/server/src/platform/media/pictures.ts')
const { LIMITS } = load('./packages/contract/src/limits.ts')
const { secretsOf } = load('./apps/server/src/platform/process/secrets.ts')

const statements = recordStatements(folder)
const pack = await loadPack(join(folder, 'content/legends'))
const app = await buildApp({
  config: {
    publicOrigin: undefined,
    google: undefined,
    rateLimits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, limit]) => [name, { ...(limit as object), max: 1e9 }]),
    ),
    marketGuard: 'enforce',
    pollMinAccountDays: 0,
    logLevel: 'info',
  },
  db: connect(databaseUrl, () => {}, undefined, QUERY_LIMIT_MS),
  clock: systemClock,
  pack,
  files: await openMediaStore({ pack, directory: join(dataFolder, 'media') }),
  pictures: picturesIn(join(dataFolder, 'pictures')),
  mail: undefined,
  secrets: secretsOf('what is thrown away needs no secret, but the server does'),
  version: 'bench',
  web: false,
})
answerOrders({ address: await app.listen({ host: '127.0.0.1', port: 0 }), statements })
