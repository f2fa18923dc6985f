import type { reports } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'

/** All open reports about one name, picture, offer or profile. */
export type ReportGroup = ReplyOf<typeof reports.list>[number]
