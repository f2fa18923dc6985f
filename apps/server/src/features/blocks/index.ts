export { mountBlockRoutes } from './routes.ts'
export { buildBlockedSql, findBlock } from './store.ts'
