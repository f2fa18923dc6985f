export { resetPassword } from './reset-password.ts'
export { accountRoutes } from './routes.ts'
