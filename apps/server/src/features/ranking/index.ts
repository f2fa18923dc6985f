export { mountRanking } from './routes.ts'
