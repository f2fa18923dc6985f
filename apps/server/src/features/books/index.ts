export { auditBooks, auditInTransaction, type Audit } from './audit.ts'
export { findEarlierAudit, recordAudit, wasAuditedOn } from './audit-records.ts'
export { listLatestDays, readDailySupply } from './ledger-days.ts'
export { mountBooksRoutes } from './routes.ts'
