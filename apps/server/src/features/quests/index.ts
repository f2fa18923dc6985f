export { questsClaimed } from './audit.ts'
export { openQuests, rollOverQuests } from './rollover.ts'
export { recordGameWon, recordPlayerStats, recordSummon } from './record.ts'
export { mountQuests } from './routes.ts'
