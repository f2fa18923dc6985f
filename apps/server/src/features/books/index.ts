export { auditBooks, auditInTransaction, recordAudit, wasAuditedOn, type Audit } from './audit.ts'
export { mountBooksRoutes } from './routes.ts'
