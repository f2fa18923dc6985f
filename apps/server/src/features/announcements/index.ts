export { createAnnouncement, endAnnouncement } from './operate.ts'
export { mountAnnouncementRoutes } from './routes.ts'
export { listOpenAnnouncements } from './store.ts'
