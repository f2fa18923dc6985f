import { reports } from '@otogi/contract/reports'
import type { Mount } from '../../platform/http/mount.ts'
import { createReport, reportOffer } from './create.ts'

export function mountReportRoutes(mount: Mount): void {
  mount(reports.create, (call) => createReport(call, call.input))
  mount(reports.createForOffer, (call) => reportOffer(call, call.input))
}
