export { admitOperators, createDeskSessions } from './admit.ts'
export { listDeskLog, writeDeskLog, type Moderation } from './log.ts'
export { grantRole, revokeRole } from './roles.ts'
export { mountDeskRoutes, toModeration } from './routes.ts'
