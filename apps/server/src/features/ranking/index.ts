export { mountRankingRoutes } from './routes.ts'
