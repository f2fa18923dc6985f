export { questsClaimed } from './audit.ts'
export { openQuests, payUnclaimedQuests, startQuestDay } from './rollover.ts'
export { noteGameWon, noteStanding, noteSummon } from './note.ts'
export { questRoutes } from './routes.ts'
