export { findPublicProfile } from './read-profile.ts'
export { mountProfileRoutes } from './routes.ts'
