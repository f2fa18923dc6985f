export { countUntold } from './inbox.ts'
export { marketRoutes } from './routes.ts'
export { withdrawAll } from './store.ts'
