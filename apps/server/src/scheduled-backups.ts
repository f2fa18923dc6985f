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
/** Without a limit, a backup on a lost connection would never end, and no other would start. */
const REPLY_LIMIT_MS = 10 * MINUTE_MS

type Deps = {
  readonly config: Pick<Config, 'backups' | 'dataDir' | 's3' | 'secretKey'>
  readonly url: string
  readonly secretKey: string
  readonly print: (line: string) => void
  readonly checkEveryMs?: number
  readonly replyLimitMs?: number
}

/**
 * Writes a backup whenever one is due. Returns a function that stops the backups. Each backup opens its own
 * connections, so that it may wait long for a reply without using the players' connections.
 */
export function startScheduledBackups({
  config,
  url,
  secretKey,
  print,
  checkEveryMs = CHECK_EVERY_MS,
  replyLimitMs = REPLY_LIMIT_MS,
}: Deps): () => Promise<void> {
  const { backups: schedule, dataDir } = config
  if (!schedule) return () => Promise.resolve()
  const stopping = new AbortController()
  const openSource = (resources: AsyncDisposableStack) => {
    const db = connect(url, () => {}, CONNECTIONS, replyLimitMs)
    // A stopping server does not wait for an unresponsive database.
    const cut = () => db.cut()
    stopping.signal.addEventListener('abort', cut)
    resources.defer(() => stopping.signal.removeEventListener('abort', cut))
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
    everyMs: checkEveryMs,
    onError: (error) => {
      if (!stopping.signal.aborted) print(`the scheduled backup failed: ${String(error)}`)
    },
  })
  return async () => {
    stopping.abort(new Error('the server stops'))
    await stop()
  }
}
