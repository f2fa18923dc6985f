import { mountBooksDeskRoutes } from './features/books/index.ts'
import { createDeskSessions, mountDeskRoutes } from './features/desk/index.ts'
import { mountInsightRoutes } from './features/insight/index.ts'
import { mountModerationRoutes } from './features/moderation/index.ts'
import { mountReportDeskRoutes } from './features/reports/index.ts'
import { mountTakedownDeskRoutes } from './features/takedown/index.ts'
import type { Mount } from './platform/http/mount.ts'
import type { Pictures } from './platform/media/pictures.ts'
import type { Clock } from './platform/process/clock.ts'
import { runAudit } from './run-audit.ts'

type Deps = Parameters<typeof mountTakedownDeskRoutes>[1] & {
  readonly pictures: Pictures
  readonly clock: Clock
  readonly config: { readonly publicOrigin: string | undefined; readonly dataDir: string }
  readonly usesHttps: boolean
}

/** Mounts the features that only operators use. The other features mount their own desk calls. */
export function mountOperatorRoutes(mount: Mount, deps: Deps): void {
  const { clock, collection, config, db, pack, pictures } = deps
  const { dataDir } = config
  mountReportDeskRoutes(mount, { db, pictures })
  mountModerationRoutes(mount, { db, pictures })
  mountTakedownDeskRoutes(mount, deps)
  mountBooksDeskRoutes(mount, {
    runAudit: (moderation) => runAudit({ db, clock, cards: pack.cards, dataDir }, moderation),
  })
  mountInsightRoutes(mount, { db, catalog: collection.catalog })
  mountDeskRoutes(mount, { db, sessions: createDeskSessions(deps.usesHttps), publicOrigin: config.publicOrigin })
}
