import { desk } from '@otogi/contract/desk/desk'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration, type Moderation } from '../desk/index.ts'
import type { Audit } from './audit.ts'
import { readLastAudit } from './audit-records.ts'

type Deps = {
  /** Runs an audit and stores its result. */
  readonly runAudit: (moderation: Moderation) => Promise<Audit['findings']>
}

/** Mounts the owner endpoints. */
export function mountBooksDeskRoutes(mount: Mount, { runAudit }: Deps): void {
  mount(desk.books.find, async ({ db }) => ({ audit: await readLastAudit(db) }))
  mount(desk.books.audit, async (call) => ({ findings: [...(await runAudit(toModeration(call, call.input)))] }))
}
