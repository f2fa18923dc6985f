export { openSeed } from './seeds.ts'
export { summonRoutes } from './routes.ts'
