export { rollOver } from './rollover.ts'
export { mountDayRoutes } from './routes.ts'
