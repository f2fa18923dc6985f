export { readInsight } from './read-insight.ts'
export { mountInsightRoutes } from './desk-routes.ts'
