export { googleDoor } from './google-door.ts'
export { resetPassword } from './reset-password.ts'
export { accountRoutes } from './routes.ts'
