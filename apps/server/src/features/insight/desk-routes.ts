import { desk } from '@otogi/contract/desk/desk'
import type { Mount } from '../../platform/http/mount.ts'
import { readInsight, type InsightDeps } from './read-insight.ts'

/** Mounts the operator endpoint. */
export function mountInsightRoutes(mount: Mount, deps: InsightDeps): void {
  mount(desk.insight.find, ({ at, today, input }) => readInsight(deps, { at, today }, input.days))
}
