export { needsRollover, rollOver } from './rollover.ts'
export { dayRoutes } from './routes.ts'
