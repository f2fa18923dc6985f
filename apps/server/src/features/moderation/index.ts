export {
  compensatePlayer,
  endPlayerSessions,
  liftSuspension,
  removePlayerPicture,
  renamePlayer,
  suspendPlayer,
} from './actions.ts'
export { mountModerationRoutes } from './routes.ts'
