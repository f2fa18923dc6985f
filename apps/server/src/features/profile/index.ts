export { mountProfileRoutes } from './routes.ts'
