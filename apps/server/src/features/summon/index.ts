export { openSeed } from './seeds.ts'
export { editionOfWeek } from './special.ts'
export { chooseBanner, drawnAt } from './store.ts'
export { summonRoutes } from './routes.ts'
