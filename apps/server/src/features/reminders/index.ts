export { createPushService, type PushService } from './push-service.ts'
export { mountReminderRoutes } from './routes.ts'
export { sendReminders } from './send-reminders.ts'
