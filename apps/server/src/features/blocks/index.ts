export { mountBlockRoutes } from './routes.ts'
export { buildBlockedPlayerIdsSql, findBlock } from './store.ts'
