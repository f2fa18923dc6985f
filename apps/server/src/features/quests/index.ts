export { questsClaimed } from './audit.ts'
export { countLogin, openQuests, payUnclaimedQuests, startQuestWeek } from './rollover.ts'
export { noteGameWon, noteStanding, noteSummon } from './note.ts'
export { questRoutes } from './routes.ts'
