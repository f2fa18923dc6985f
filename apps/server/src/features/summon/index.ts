export { openSeed } from './seeds.ts'
export { drawnAt } from './store.ts'
export { summonRoutes } from './routes.ts'
export { drawnByCard, drawsByPlayer, pullsByDay, type DayOfPulls } from './tally.ts'
