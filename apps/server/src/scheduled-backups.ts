import { listKeptPictures } from './features/reports/index.ts'
import { writeScheduledBackup } from './platform/backup/scheduled.ts'
import { connect } from './platform/db/postgres.ts'
import { createPictures } from './platform/media/pictures.ts'
import { openPictureStore } from './platform/media/stores.ts'
import { systemClock } from './platform/process/clock.ts'
import type { Config } from './platform/process/config.ts'
import { MINUTE_MS, repeatWork } from './platform/process/repeat.ts'

const CHECK_EVERY_MS = 10 * MINUTE_MS
const CONNECTIONS = 2

type Deps = {
  readonly config: Pick<Config, 'backups' | 'dataDir' | 's3' | 'secretKey'>
  readonly url: string
  readonly secretKey: string
  readonly print: (line: string) => void
}

/**
 * Writes a backup whenever one is due. Returns a function that stops this. Each backup has connections of its own, so
 * that it takes none from the players and no query limit ends it.
 */
export function startScheduledBackups({ config, url, secretKey, print }: Deps): () => Promise<void> {
  const { backups: schedule, dataDir } = config
  if (!schedule) return () => Promise.resolve()
  const stopping = new AbortController()
  const openSource = (resources: AsyncDisposableStack) => {
    const db = connect(url, () => {}, CONNECTIONS)
    resources.defer(() => db.close())
    return {
      db: db.reader,
      pictures: createPictures(openPictureStore(config)),
      listPictures: listKeptPictures,
      secretKey,
      holdsKey: config.secretKey === undefined,
      signal: stopping.signal,
    }
  }
  const stop = repeatWork(() => writeScheduledBackup({ openSource, clock: systemClock, dataDir, schedule }), {
    everyMs: CHECK_EVERY_MS,
    onError: (error) => {
      if (!stopping.signal.aborted) print(`the scheduled backup failed: ${String(error)}`)
    },
  })
  return async () => {
    stopping.abort(new Error('the server stops'))
    await stop()
  }
}
