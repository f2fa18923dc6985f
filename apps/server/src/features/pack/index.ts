export { mountPackRoutes } from './routes.ts'
