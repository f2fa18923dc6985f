export {
  compensatePlayer,
  deductGachas,
  endPlayerSessions,
  liftSuspension,
  recordExport,
  removePlayerPicture,
  renamePlayer,
  suspendPlayer,
} from './actions.ts'
export { mountModerationRoutes } from './routes.ts'
