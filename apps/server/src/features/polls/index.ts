export { miscountedPolls } from './audit.ts'
export { closePoll, createPoll } from './operate.ts'
export { mountPolls } from './routes.ts'
