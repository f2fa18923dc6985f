export { decideReport, listOpenReports } from './decide.ts'
export { mountReportDeskRoutes } from './desk-routes.ts'
export { mountReportRoutes } from './routes.ts'
export { deleteClosedReports } from './store.ts'
