export {
  addNotices,
  buildNewestNoticesSql,
  buildNoticeCountSql,
  buildUnreadCountSql,
  deleteOldNotices,
  markRead,
  type NoticeRow,
} from './store.ts'
