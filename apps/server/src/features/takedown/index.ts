export { restoreContent, withdrawContent } from './actions.ts'
export { mountTakedownDeskRoutes } from './routes.ts'
