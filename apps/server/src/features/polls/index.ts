export { listMiscountedPolls } from './audit.ts'
export { cancelPoll, closePoll, createPoll, planPoll } from './operate.ts'
export { mountPollRoutes } from './routes.ts'
export { findLastPoll, listPlannedPolls } from './store.ts'
