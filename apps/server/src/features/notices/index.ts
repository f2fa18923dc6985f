export {
  addNotices,
  buildNewestNoticesSql,
  buildNoticeCountSql,
  buildUnreadCountSql,
  countUnreadOfKinds,
  deleteOldNotices,
  markRead,
  type NoticeRow,
} from './store.ts'
