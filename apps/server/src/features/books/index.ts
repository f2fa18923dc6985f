export { auditBooks, auditInTransaction, recordAudit, type Audit } from './audit.ts'
export { mountBooksRoutes } from './routes.ts'
