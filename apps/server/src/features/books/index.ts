export { auditBooks, recordAudit } from './audit.ts'
export { bookRoutes } from './routes.ts'
