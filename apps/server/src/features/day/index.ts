export { enter, isBehind } from './enter.ts'
export { dayRoutes } from './routes.ts'
