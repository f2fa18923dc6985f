export { countClaimable, payUnclaimedGames } from './claim.ts'
export { gameRoutes } from './routes.ts'
export { stageOf } from './stage-of.ts'
