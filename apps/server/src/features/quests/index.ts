export { sumClaimedQuests } from './audit.ts'
export { createQuests, rollOverQuests } from './rollover.ts'
export { recordGameWon, recordPlayerStats, recordSummon } from './record.ts'
export { mountQuestRoutes } from './routes.ts'
