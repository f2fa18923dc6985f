export { countClaimable, payUnclaimedGames } from './claim.ts'
export { firstMediaOf } from './first-media.ts'
export { gameRoutes } from './routes.ts'
export { stageOf } from './stage-of.ts'
