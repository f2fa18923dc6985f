export { miscountedPolls } from './audit.ts'
export { closePoll, createPoll } from './operate.ts'
export { pollRoutes } from './routes.ts'
