export { decideReport, listOpenReports } from './decide.ts'
export { mountReportRoutes } from './routes.ts'
export { deleteClosedReports } from './store.ts'
