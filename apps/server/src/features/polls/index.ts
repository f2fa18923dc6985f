export { listMiscountedPolls } from './audit.ts'
export { closePoll, createPoll } from './operate.ts'
export { mountPollRoutes } from './routes.ts'
