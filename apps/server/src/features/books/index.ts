export { auditBooks, auditWithin, recordAudit, type Audit } from './audit.ts'
export { mountBooks } from './routes.ts'
