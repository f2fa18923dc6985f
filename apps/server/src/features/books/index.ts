export { auditBooks, auditWithin, recordAudit, type Audit } from './audit.ts'
export { bookRoutes } from './routes.ts'
