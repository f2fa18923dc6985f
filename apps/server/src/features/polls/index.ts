export { closePoll, createPoll } from './operate.ts'
export { pollRoutes } from './routes.ts'
