export {
  addNotices,
  buildNewestNoticesSql,
  buildNoticeCountSql,
  buildUnreadCountSql,
  countUnreadByKind,
  deleteOldNotices,
  markRead,
  type NoticeRow,
} from './store.ts'
