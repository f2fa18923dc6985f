export { rollOver } from './rollover.ts'
export { mountDay } from './routes.ts'
